import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { t } from '../../i18n/t.ts';
import { PasswordHint } from './PasswordHint.tsx';

interface PlainPasswordProps {
  /** The props that react-hook-form hands to an input. */
  input: ControllerRenderProps;
  label: string;
  help: string | undefined;
  isWrong: boolean;
  autoFocus: boolean;
  /** Chosen now, not remembered: a hint tells how good it is, and the browser may propose one. */
  isNew: boolean;
}

/** A password with a button that shows it. */
export function PlainPassword({
  input: { ref, value, ...input },
  label,
  help,
  isWrong,
  autoFocus,
  isNew,
}: PlainPasswordProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        {...input}
        value={value ?? ''}
        inputRef={ref}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoFocus={autoFocus}
        error={isWrong}
        helperText={help}
        slotProps={{
          htmlInput: { 'aria-required': true, autoCapitalize: 'none', spellCheck: false },
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
      {isNew && !isWrong && <PasswordHint password={typeof value === 'string' ? value : ''} />}
    </>
  );
}
