import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { visuallyHidden } from '@mui/utils';
import { choicesWith } from '../field/choicesWith.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** Any number of values of a short closed list, all of it in sight. */
export function CheckboxesInput(props: FieldInputProps) {
  const { id, ref, value, onChange, onBlur, label, help, isWrong } = useField(props);
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const choices = choicesWith(props.field.choices, [...chosen]);
  const set = (choice: string, isChosen: boolean) => {
    if (isChosen) chosen.add(choice);
    else chosen.delete(choice);
    onChange([...chosen]);
  };
  return (
    <FormControl component="fieldset" margin="none" error={isWrong} disabled={props.disabled ?? false}>
      <FormLabel component="legend" id={id} style={props.labelHidden ? visuallyHidden : undefined}>
        {label}
      </FormLabel>
      <FormGroup onBlur={onBlur}>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.id}
            label={choice.name}
            control={
              <Checkbox
                size="small"
                checked={chosen.has(choice.id)}
                onChange={(_, isChosen) => set(choice.id, isChosen)}
                {...(index === 0 && { slotProps: { input: { ref } } })}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{help}</FormHelperText>
    </FormControl>
  );
}
