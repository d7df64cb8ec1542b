import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';

async function copy(secret: string) {
  try {
    await navigator.clipboard.writeText(secret);
    notify(t('It is copied.'), { kind: 'success' });
  } catch {
    // A browser may refuse the clipboard; then the text can be selected where it stands.
    notify(t('Copying is not allowed here. Select the text and copy it.'), { kind: 'error' });
  }
}

/** A secret that is shown once, to be copied. */
export const SecretOnce = ({ label, secret }: { label: string; secret: string }) => (
  <>
    <Alert severity="warning">
      {t('Copy it now and keep it where only the program can read it. It is shown only this once.')}
    </Alert>
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <TextField
        label={label}
        value={secret}
        fullWidth
        multiline
        margin="none"
        slotProps={{
          htmlInput: { readOnly: true, dir: 'ltr', spellCheck: false },
          input: { sx: { fontFamily: 'monospace', fontSize: 14 } },
        }}
      />
      <Button variant="outlined" onClick={() => void copy(secret)} sx={{ minHeight: 44 }}>
        {t('Copy')}
      </Button>
    </Box>
  </>
);
