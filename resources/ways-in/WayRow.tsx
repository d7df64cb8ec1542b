import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Rows one under the other, with a line between them. */
export const RowList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

interface WayRowProps {
  title: ReactNode;
  chip?: ReactNode;
  detail: ReactNode;
  action?: ReactNode;
}

/** A device or a passkey: its name, what is known of it, and what can be done with it. */
export const WayRow = ({ title, chip, detail, action }: WayRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.5,
      alignItems: 'center',
      py: 1.25,
      minHeight: 64,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Typography component="span" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {chip}
      </Box>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {detail}
      </Typography>
    </Box>
    {action}
  </Box>
);
