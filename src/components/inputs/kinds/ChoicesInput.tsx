import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { choicesWith } from '../field/choicesWith.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** Any number of values of a closed list. */
export function ChoicesInput(props: FieldInputProps) {
  const { textField, value, onChange } = useField(props);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const choices = choicesWith(props.field.choices, chosen);
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  return (
    <TextField
      {...textField}
      select
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        ...textField.slotProps,
        select: {
          multiple: true,
          renderValue: () => (
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {chosen.map((id) => (
                <Chip key={id} component="span" size="small" label={nameOf(id)} />
              ))}
            </Box>
          ),
        },
      }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
