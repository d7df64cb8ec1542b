import Box from '@mui/material/Box';
import { StatCard, type StatCardProps } from '../../../src/components/values/StatCard.tsx';

/** Most cards beside each other. */
const maxInARow = 5;

/** Figures beside each other, two in a row on a phone. */
export function FigureCards({ figures }: { figures: readonly StatCardProps[] }) {
  const inARow = Math.min(maxInARow, figures.length);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${Math.min(4, inARow)}, minmax(0, 1fr))`,
          lg: `repeat(${inARow}, minmax(0, 1fr))`,
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
