import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** Says how many rows of the surrounding list are selected and holds the buttons for them; away while there are none. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label="Selected"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Typography component="span" variant="subtitle2" role="status" sx={{ mr: 1 }}>
        {selectedIds.length} selected
      </Typography>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        Clear selection
      </Button>
    </Box>
  );
}
