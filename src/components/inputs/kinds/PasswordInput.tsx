import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** The hint about a password's strength is loaded only where a new password is chosen; the fallback has its height. */
const PasswordHint = lazy(async () => ({ default: (await import('./PasswordHint.tsx')).PasswordHint }));

/**
 * A password with a button that shows it. A schema that asks for a length means one chosen now and not remembered: a
 * hint tells how good it is, and the browser may propose one.
 */
export function PasswordInput(props: FieldInputProps) {
  const t = useText();
  const { textField, value, isWrong } = useField(props);
  const [isShown, setShown] = useState(false);
  const isNew = (props.field.minLength ?? 0) > 1;
  return (
    <>
      <TextField
        {...textField}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        slotProps={{
          htmlInput: { ...textField.slotProps.htmlInput, autoCapitalize: 'none', spellCheck: false },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={isShown ? t('Hide password') : t('Show password')}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <HiddenIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {isNew && !isWrong && (
        <Suspense fallback={<Box sx={{ height: 28 }} />}>
          <PasswordHint password={typeof value === 'string' ? value : ''} />
        </Suspense>
      )}
    </>
  );
}
