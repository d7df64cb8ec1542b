import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { unstable_useForkRef as useForkRef } from '@mui/utils';
import { useId, useState } from 'react';
import { TemplateField } from '../../schemas/messageTemplate.ts';
import { inBraces } from '../../schemas/templateText.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';
import { tooLongWords } from './openFields.ts';
import { TemplatesButton } from './TemplatesButton.tsx';
import { useInsertion } from './useInsertion.ts';

const words = TemplateField.meta()?.ui?.choices ?? {};

/** A text to several people, which can be begun from a template. */
export const TextForSeveral = (props: FieldInputProps) => <TemplateTextInput {...props} fromTemplates />;

interface TemplateTextInputProps extends FieldInputProps {
  /** Offers the employer's templates to begin from. */
  fromTemplates?: boolean;
}

/** The text of a template, and its fields to be put where someone is typing. */
export function TemplateTextInput({ fromTemplates = false, ...props }: TemplateTextInputProps) {
  const { textField, onChange } = useField(props);
  // Why a template was not put in.
  const [hint, setHint] = useState<string>();
  const { input, enter, insert } = useInsertion({
    text: textField.value.toString(),
    longest: props.field.maxLength,
    onChange,
  });
  const ref = useForkRef<HTMLTextAreaElement>(input, textField.inputRef);
  const id = useId();
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1 }}>
      <TextField
        {...textField}
        inputRef={ref}
        onFocus={enter}
        autoComplete="off"
        multiline
        minRows={fromTemplates ? 5 : 8}
        maxRows={20}
        slotProps={{ htmlInput: { ...textField.slotProps.htmlInput, dir: 'auto' } }}
      />
      {hint && <Alert severity="warning">{hint}</Alert>}
      {fromTemplates && (
        <Box>
          <TemplatesButton
            about={null}
            onInsert={(words) => {
              const excess = insert(words);
              setHint(excess > 0 ? tooLongWords(excess) : undefined);
            }}
          />
        </Box>
      )}
      <Typography id={id} variant="body2" color="text.secondary">
        {fromTemplates
          ? t('Add what is filled in for each of them:')
          : t('Add what is filled in when the message is written:')}
      </Typography>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {TemplateField.options.map((name) => (
          <Chip
            key={name}
            variant="outlined"
            label={t(words[name] ?? name)}
            onClick={() => void insert(inBraces(name))}
          />
        ))}
      </Box>
    </Box>
  );
}
