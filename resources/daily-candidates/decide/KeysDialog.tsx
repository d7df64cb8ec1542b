import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { t } from '../../../src/i18n/t.ts';
import { type PickCommand, pickKeys } from './pickKeys.ts';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** Keys that do nothing here. */
  without?: readonly PickCommand[];
}

const written: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑' };

/** Lists the keys and what they do. */
export function KeysDialog({ open, onClose, without = [] }: KeysDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} component="h2" variant="h3">
        {t('Keyboard shortcuts')}
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1.25 }}
        >
          {pickKeys
            .filter(({ command }) => !without.includes(command))
            .map(({ command, keys, words }) => (
              <Box key={command} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ display: 'flex', gap: 0.75 }}>
                  {keys.map((key) => (
                    <Key key={key}>{written[key] ?? key}</Key>
                  ))}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {words()}
                </Box>
              </Box>
            ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minWidth: 28,
        px: 1,
        py: 0.25,
        borderRadius: 0.75,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        typography: 'caption',
        fontWeight: 600,
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
