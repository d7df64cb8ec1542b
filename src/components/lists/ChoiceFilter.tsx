import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Choice } from '../fields/fieldShape.ts';
import { CheckMenu } from './CheckMenu.tsx';

interface ChoiceFilterProps {
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
      <CheckMenu
        id={id}
        label={label}
        anchor={anchor}
        choices={choices}
        value={value}
        onToggle={toggle}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
