import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { visuallyHidden } from '@mui/utils';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** One value of a short closed list, all of it in sight. */
export function RadioInput(props: FieldInputProps) {
  const { id, ref, value, onChange, onBlur, label, help, isWrong } = useField(props);
  return (
    <FormControl
      component="fieldset"
      role="radiogroup"
      aria-labelledby={id}
      margin="none"
      error={isWrong}
      disabled={props.disabled ?? false}
    >
      <FormLabel
        component="legend"
        id={id}
        sx={{ mb: 1 }}
        style={props.labelHidden ? visuallyHidden : undefined}
      >
        {label}
      </FormLabel>
      <RadioGroup
        // The fieldset is the group, and its legend the name.
        role="presentation"
        name={props.source}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(chosen)}
        onBlur={onBlur}
      >
        {props.field.choices.map((choice, index) => (
          <FormControlLabel
            key={choice.id}
            value={choice.id}
            control={<Radio {...(index === 0 && { slotProps: { input: { ref } } })} />}
            label={choice.name}
          />
        ))}
      </RadioGroup>
      <FormHelperText>{help}</FormHelperText>
    </FormControl>
  );
}
