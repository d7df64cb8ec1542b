import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { saveFile } from '../../src/components/lists/saveFile.ts';
import { t } from '../../src/i18n/t.ts';

/** Shows the recovery codes once. Closed by its button alone: a click beside it would lose them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const id = useId();
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'hireday-codes.txt');
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Your recovery codes')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Alert severity="warning">
          {t(
            'Keep them where you keep important papers. If you lose your phone, each opens your account once. They are shown only now.',
          )}
        </Alert>
        <Box
          component="ul"
          aria-label={t('Your recovery codes')}
          dir="ltr"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
            gap: 1,
            fontFamily: 'monospace',
            fontSize: 15,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={save}>{t('Save as a file')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('I have kept them')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
