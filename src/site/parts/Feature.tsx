import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Checks } from './Checks.tsx';

interface FeatureProps {
  title: string;
  text: string;
  points?: readonly string[];
  /** The picture beside it. */
  children: ReactNode;
  /** On which side the picture stands where there is room. */
  side?: 'left' | 'right';
  /** Whether the picture is a phone's. */
  narrow?: boolean;
}

/** Something the product does, told on one side and shown on the other. */
export function Feature({ title, text, points, children, side = 'right', narrow = false }: FeatureProps) {
  const [told, shown] = narrow ? ['1.2fr', '0.8fr'] : ['0.8fr', '1.2fr'];
  const columns = side === 'right' ? [told, shown] : [shown, told];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3.5, md: 7 },
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: columns.map((column) => `minmax(0, ${column})`).join(' '),
        },
      }}
    >
      <Box sx={{ order: { md: side === 'left' ? 1 : 0 } }}>
        <Typography
          component="h3"
          variant="h2"
          sx={{ fontSize: { xs: '1.375rem', md: '1.625rem' }, textWrap: 'balance' }}
        >
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1.5, mb: points ? 2.5 : 0, fontSize: '1.0625rem' }}>
          {text}
        </Typography>
        {points && <Checks items={points} />}
      </Box>
      <div>{children}</div>
    </Box>
  );
}
