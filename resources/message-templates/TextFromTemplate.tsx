import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { unstable_useForkRef as useForkRef } from '@mui/utils';
import { useState } from 'react';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { tooLongWords } from './openFields.ts';
import { TemplatesButton } from './TemplatesButton.tsx';
import type { About } from './useFacts.ts';
import { useInsertion } from './useInsertion.ts';

/** Several lines of a form that goes to a candidate, and the templates to begin them from. */
export function TextFromTemplate({ about, ...props }: FieldInputProps & { about: About }) {
  const { textField, onChange } = useField(props);
  // Why a template was not put in.
  const [hint, setHint] = useState<string>();
  const { input, enter, insert } = useInsertion({
    text: textField.value.toString(),
    longest: props.field.maxLength,
    onChange,
  });
  const ref = useForkRef<HTMLTextAreaElement>(input, textField.inputRef);
  const insertTemplate = (words: string) => {
    const excess = insert(words);
    setHint(excess > 0 ? tooLongWords(excess) : undefined);
  };
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextField
        {...textField}
        inputRef={ref}
        onFocus={enter}
        autoComplete="off"
        fullWidth
        multiline
        minRows={3}
        maxRows={14}
      />
      {hint && <Alert severity="warning">{hint}</Alert>}
      <TemplatesButton about={about} onInsert={insertTemplate} />
    </Box>
  );
}
