import TextField from '@mui/material/TextField';
import { autoCompleteOf } from '../field/autoComplete.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** Addresses bring their keyboard, and no corrections. */
const addressProps = {
  email: { inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  url: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
} as const;

/** A line of text. */
export function TextualInput(props: FieldInputProps) {
  const { textField } = useField(props);
  const { kind } = props.field;
  const address = kind === 'email' || kind === 'url' ? kind : undefined;
  return (
    <TextField
      {...textField}
      type={address ?? 'text'}
      autoComplete={autoCompleteOf(props.source, props.field.ui)}
      slotProps={{ htmlInput: { ...textField.slotProps.htmlInput, ...(address && addressProps[address]) } }}
    />
  );
}

/** Several lines of text; grows with what is typed. */
export function LongTextInput(props: FieldInputProps) {
  const { textField } = useField(props);
  return <TextField {...textField} autoComplete="off" multiline minRows={3} maxRows={14} />;
}
