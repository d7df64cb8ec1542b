import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../texts/useText.ts';

/** Says how many rows of the surrounding list are selected and holds the buttons for them; away while there are none. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const t = useText();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label={t('Selected')}
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
        {t('{count, plural, one {# selected} other {# selected}}', { count: selectedIds.length })}
      </Typography>
      {children}
      <Button size="small" onClick={() => onUnselectItems()}>
        {t('Clear selection')}
      </Button>
    </Box>
  );
}
