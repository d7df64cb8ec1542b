import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { UnreadJson } from '../../fields/heldValues.ts';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof UnreadJson) return value.text;
  try {
    return JSON.stringify(value, null, 2) ?? '';
  } catch {
    return '';
  }
}

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return new UnreadJson(text);
  }
}

/** Any value as JSON. What is typed stays as it is; the form says where it is not JSON. */
export function JsonInput(props: FieldInputProps) {
  const t = useText();
  const { textField, value, onChange, help } = useField(props);
  // The text as it was typed, so that it is not rewritten under the cursor.
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  return (
    <TextField
      {...textField}
      multiline
      minRows={3}
      maxRows={14}
      autoComplete="off"
      value={typed && typed.value === value ? typed.text : written(value)}
      helperText={help ?? t('Written as JSON.')}
      onChange={({ target }) => {
        const next = read(target.value);
        setTyped({ text: target.value, value: next });
        onChange(next);
      }}
      slotProps={{
        htmlInput: {
          ...textField.slotProps.htmlInput,
          spellCheck: false,
          style: { fontFamily: 'monospace' },
        },
      }}
    />
  );
}
