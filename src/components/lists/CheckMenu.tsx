import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ListItemIcon from '@mui/material/ListItemIcon';
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
          {/* The item is the control; a box of its own inside it would be a second one. */}
          <ListItemIcon sx={{ color: value.includes(choice.id) ? 'primary.main' : undefined }}>
            {value.includes(choice.id) ? (
              <CheckBox fontSize="small" />
            ) : (
              <CheckBoxOutlineBlank fontSize="small" />
            )}
          </ListItemIcon>
          <ListItemText>{choice.name}</ListItemText>
        </MenuItem>
      ))}
      {children}
    </Menu>
  );
}
