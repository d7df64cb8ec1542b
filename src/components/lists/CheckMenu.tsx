import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { Choice } from '../fields/fieldShape.ts';

interface CheckMenuProps {
  id: string;
  label: string;
  /** The button it hangs on; closed without one. */
  anchor: HTMLElement | null;
  choices: readonly Choice[];
  /** Ids of the checked ones. */
  value: readonly string[];
  /** Ids of those that cannot be changed. */
  fixed?: readonly string[];
  onToggle: (id: string) => void;
  onClose: () => void;
  /** Menu items behind the choices. */
  children?: ReactNode;
}

/** A menu of choices to check and uncheck; it stays open while one does. */
export function CheckMenu({
  id,
  label,
  anchor,
  choices,
  value,
  fixed = [],
  onToggle,
  onClose,
  children,
}: CheckMenuProps) {
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': label } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.id}
          role="menuitemcheckbox"
          aria-checked={value.includes(choice.id)}
          disabled={fixed.includes(choice.id)}
          onClick={() => onToggle(choice.id)}
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
      {children}
    </Menu>
  );
}
