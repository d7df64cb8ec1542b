import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useText } from '../texts/useText.ts';

export interface LoadingStateProps {
  /** The name of the coming content. */
  variant?: 'table' | 'list' | 'cards' | 'page';
  /** How many rows or cards are drawn. */
  rows?: number;
  /** Read out by screen readers. */
  label?: string;
}

const Line = ({ width, height = 20 }: { width: string | number; height?: number }) => (
  <Skeleton variant="rounded" width={width} height={height} />
);

/** Widths that look like words and not like a wall. */
const widths = ['62%', '48%', '71%', '55%', '66%'];

const shapes: Record<NonNullable<LoadingStateProps['variant']>, (rows: number) => React.ReactNode> = {
  table: (rows) => (
    <Card>
      {placeholders(rows).map((row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 72px', sm: '2fr 1fr 1fr 96px' },
            gap: 3,
            px: 2,
            py: 2,
            borderBottom: row < rows - 1 ? 1 : 0,
            borderColor: 'divider',
          }}
        >
          <Line width={widths[row % widths.length] ?? '60%'} />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Line width="70%" />
          </Box>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Line width="50%" />
          </Box>
          <Line width="100%" />
        </Box>
      ))}
    </Card>
  ),
  list: (rows) => (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {placeholders(rows).map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Skeleton variant="circular" width={40} height={40} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
            <Line width={widths[row % widths.length] ?? '60%'} />
            <Line width="35%" height={14} />
          </Box>
        </Box>
      ))}
    </Box>
  ),
  cards: (rows) => (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {placeholders(rows).map((row) => (
        <Card key={row} sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
          <Line width="45%" height={14} />
          <Line width="70%" height={32} />
          <Line width="60%" height={14} />
        </Card>
      ))}
    </Box>
  ),
  page: (rows) => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Line width="40%" height={32} />
      {placeholders(rows).map((row) => (
        <Line key={row} width={widths[row % widths.length] ?? '60%'} />
      ))}
    </Box>
  ),
};

const placeholders = (rows: number) => Array.from({ length: rows }, (_, index) => index);

/**
 * The outline of what is being loaded, so that nothing jumps when it comes.
 *
 * @example <LoadingState variant="cards" rows={3} label="Loading the orders" />
 */
export function LoadingState({ variant = 'table', rows = 6, label }: LoadingStateProps) {
  const t = useText();
  return (
    <div role="status" aria-busy="true">
      <span style={visuallyHidden}>{label ?? t('Loading')}</span>
      <div aria-hidden>{shapes[variant](rows)}</div>
    </div>
  );
}
