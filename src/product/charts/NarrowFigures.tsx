import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NarrowFiguresProps {
  /** Names the list. */
  label: string;
  columns: readonly { key: string; label: string }[];
  rows: readonly {
    key: string;
    /** Of whom or of what the figures are. */
    name: ReactNode;
    /** As they are written, by the key of their column. */
    figures: Readonly<Record<string, ReactNode>>;
  }[];
}

/**
 * A table of figures as a phone has room for it: each row is its name, and below it every figure with its label.
 *
 * @example <NarrowFigures label="Jobs" columns={[{ key: 'hired', label: 'Hired' }]} rows={[{ key: '1', name: 'Baker', figures: { hired: '2' } }]} />
 */
export const NarrowFigures = ({ label, columns, rows }: NarrowFiguresProps) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map(({ key, name, figures }) => (
      <Box
        key={key}
        component="li"
        sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
      >
        <Typography component="div" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 0.5,
            display: 'grid',
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
            gap: 1.5,
            rowGap: 1,
          }}
        >
          {columns.map((column) => (
            // The figure stands over its label: labels of one line and of three keep a line's figures at one height.
            <Box
              key={column.key}
              sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
            >
              <Typography component="dt" variant="caption" color="text.secondary" sx={{ lineHeight: 1.3 }}>
                {column.label}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}
              >
                {figures[column.key]}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);
