import Avatar from '@mui/material/Avatar';
import { initialsOf } from './initialsOf.ts';

interface InitialsProps {
  /** The name stands beside it in words; this is decoration. */
  name: string;
  /** Diameter in CSS pixels. */
  size?: number;
}

/**
 * A disc with someone's initials. One colour for all: it must not sort people.
 *
 * @example <Initials name="Ada Lovelace" size={28} />
 */
export function Initials({ name, size = 36 }: InitialsProps) {
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        fontWeight: 600,
        color: 'tone.neutral.text',
        bgcolor: 'tone.neutral.soft',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
