import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatLocale } from '../../src/i18n/formatLocale.ts';

interface CountsProps {
  counts: readonly { label: string; count: number }[];
}

/** Figures side by side. */
export const Counts = ({ counts }: CountsProps) => (
  <Card sx={{ display: 'flex', p: 2 }}>
    {counts.map(({ label, count }) => (
      <Box key={label} sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h2" component="p">
          {count.toLocaleString(formatLocale())}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
      </Box>
    ))}
  </Card>
);
