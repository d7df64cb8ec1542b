import { TextInput } from 'react-admin';
import type { FieldInputProps } from './inputProps.ts';

const types: Partial<Record<FieldInputProps['field']['kind'], string>> = { email: 'email', url: 'url' };

/** A line of text; an e-mail or web address brings its keyboard. */
export function TextualInput({ field, ...props }: FieldInputProps) {
  return (
    <TextInput
      {...props}
      type={types[field.kind] ?? 'text'}
      isRequired={field.required}
      autoComplete={field.kind === 'email' ? 'email' : undefined}
      placeholder={field.ui.placeholder}
    />
  );
}

/** Several lines of text; grows with what is typed. */
export function LongTextInput({ field, ...props }: FieldInputProps) {
  return (
    <TextInput
      {...props}
      multiline
      minRows={3}
      maxRows={14}
      isRequired={field.required}
      placeholder={field.ui.placeholder}
    />
  );
}
