import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** Yes or no, as a switch. */
export function FlagInput(props: FieldInputProps) {
  const { id, ref, value, onChange, onBlur, label, help, isWrong } = useField(props);
  const input = { ref, 'aria-describedby': help ? `${id}-help` : undefined };
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            name={props.source}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            disabled={props.disabled ?? false}
            slotProps={{ input }}
          />
        }
        label={label}
        sx={{ my: 1 }}
      />
      {help && (
        <FormHelperText id={`${id}-help`} error={isWrong}>
          {help}
        </FormHelperText>
      )}
    </>
  );
}
