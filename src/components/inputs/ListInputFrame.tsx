import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';
import { useText } from '../texts/useText.ts';

interface ListInputFrameProps {
  label: string;
  labelHidden?: boolean | undefined;
  required: boolean;
  helperText: string | false;
  error: string | undefined;
  /** Name of what was removed last; offers to bring it back. */
  removed: string | undefined;
  onUndo: () => void;
  children: ReactNode;
}

/** Name, help, error and undo of an input that is a list. */
export function ListInputFrame({
  label,
  labelHidden,
  required,
  helperText,
  error,
  removed,
  onUndo,
  children,
}: ListInputFrameProps) {
  const t = useText();
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-help`}
      aria-invalid={error ? true : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, width: '100%' }}
    >
      <Typography
        component="legend"
        variant="subtitle2"
        style={labelHidden ? visuallyHidden : undefined}
        sx={{ p: 0, color: error ? 'error.main' : undefined }}
      >
        {label}
        {required && <span aria-hidden> *</span>}
      </Typography>
      <FormHelperText id={`${id}-help`} error={Boolean(error)} sx={{ mx: 0, mb: 1 }}>
        {error ?? helperText}
      </FormHelperText>
      {children}
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', minHeight: 34, gap: 1 }}>
        {removed !== undefined && (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('Removed “{name}”.', { name: removed })}
            </Typography>
            <Button size="small" variant="text" onClick={onUndo}>
              {t('Undo')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
