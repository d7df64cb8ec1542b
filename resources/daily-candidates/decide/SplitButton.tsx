import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

interface SplitButtonProps {
  icon: ReactNode;
  label: string;
  /** The key that does the same as the button. */
  shortcut: string;
  disabled: boolean;
  onPress: () => void;
  /** Name of the arrow beside it. */
  moreLabel: string;
  /** Over what the arrow opens. */
  question: string;
  /** Stands below the question. @param close closes it */
  children: (close: () => void) => ReactNode;
}

/** A button that acts at once, and an arrow beside it that asks more first. */
export function SplitButton(props: SplitButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonGroup variant="outlined" disabled={props.disabled}>
        <Button startIcon={props.icon} aria-keyshortcuts={props.shortcut} onClick={props.onPress}>
          {props.label}
        </Button>
        <Button
          aria-label={props.moreLabel}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget.parentElement)}
          sx={{ px: 0.5, maxWidth: 44 }}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, width: 300 } } }}
      >
        <Typography id={id} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {props.question}
        </Typography>
        {props.children(close)}
      </Popover>
    </>
  );
}
