import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Translate } from '../texts/text.ts';
import { useText } from '../texts/useText.ts';

interface SaveBarProps {
  label?: string | undefined;
  onCancel?: (() => void) | undefined;
  /** Stands over the button: what to know before it is pressed. */
  children?: ReactNode;
}

/** Notifications come up at the same corner: while the bar is there they stay above it, or they would cover "Save". */
const toastsAbove = { ':root': { '--toast-foot': 'calc(var(--shell-foot, 0px) + 64px)' } };

/** The reason why the form cannot be saved or left. */
function wordsFor(t: Translate, wrong: number, changed: boolean): string {
  if (wrong > 0) {
    return t('{wrong, plural, one {Check one field} other {Check # fields}}', { wrong });
  }
  return changed ? t('Unsaved changes') : '';
}

/** The bar that keeps "Save" in sight at the foot of a form. A second press while saving does nothing. */
export function SaveBar({ label, onCancel, children }: SaveBarProps) {
  const t = useText();
  const { isSubmitting, dirtyFields, errors } = useFormState();
  const saving = useSaveContext()?.saving ?? false;
  const busy = isSubmitting || saving;
  const changed = Object.keys(dirtyFields).length > 0;
  const wrong = Object.keys(errors).length;
  return (
    <Box
      sx={{
        position: 'sticky',
        // On a phone the shell has its navigation at the foot.
        bottom: 'var(--shell-foot, 0px)',
        zIndex: 2,
        mt: 3,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <GlobalStyles styles={toastsAbove} />
      {children}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ mr: 'auto' }}>
          {busy ? '' : wordsFor(t, wrong, changed)}
        </Typography>
        {onCancel && (
          <Button variant="text" onClick={onCancel} disabled={busy}>
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" loading={busy}>
          {label ?? t('Save')}
        </Button>
      </Box>
    </Box>
  );
}
