import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { Choice } from './schema/field.ts';

export interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  /** Ids of the chosen ones. */
  value: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Choose any of a few: a button that says what is chosen and opens the list. */
export function ChoiceFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const words = choices.filter((choice) => value.includes(choice.id)).map((choice) => choice.name);
  const toggle = (choice: string) =>
    onChange(
      choices.map(({ id }) => id).filter((id) => (id === choice ? !value.includes(id) : value.includes(id))),
    );
  return (
    <>
      <Button
        variant="outlined"
        color={words.length > 0 ? 'primary' : 'inherit'}
        endIcon={<ArrowDropDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        sx={{
          maxWidth: '100%',
          borderColor: words.length > 0 ? undefined : 'divider',
          bgcolor: words.length > 0 ? 'action.selected' : undefined,
          textAlign: 'start',
        }}
      >
        {words.length > 0 ? `${label}: ${words.join(', ')}` : label}
      </Button>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            role="menuitemcheckbox"
            aria-checked={value.includes(choice.id)}
            onClick={() => toggle(choice.id)}
          >
            <Checkbox
              checked={value.includes(choice.id)}
              edge="start"
              size="small"
              disableRipple
              tabIndex={-1}
              sx={{ py: 0 }}
              slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
            />
            <ListItemText>{choice.name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
