import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** The box below a text that must be filled in: ticked, it answers with an empty text. */
export function EmptyBox(props: FieldInputProps) {
  const t = useText();
  const { value, onChange } = useField(props);
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={value === ''}
          onChange={(_, checked) => onChange(checked ? '' : null)}
          disabled={props.disabled ?? false}
        />
      }
      label={t(props.field.ui.emptyChoice ?? '')}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ minHeight: 44 }}
    />
  );
}
