import Box from '@mui/material/Box';
import { StatCard, type StatCardProps } from '../../components/StatCard.tsx';

/** Figures beside each other, two in a row on a phone. */
export function FigureCards({ figures }: { figures: readonly StatCardProps[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fit, minmax(168px, 1fr))',
        },
        '& .MuiCard-root': { p: { xs: 1.5, sm: 2 } },
      }}
    >
      {figures.map((figure) => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </Box>
  );
}
