import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { OpenWork } from '../../schemas/handover.ts';

interface ColleagueSelectProps {
  label: string;
  colleagues: OpenWork['colleagues'];
  /** The address of the one who is chosen; empty for none. */
  value: string;
  onChange: (email: string) => void;
  /** Words for choosing none, where that can be. */
  none?: string;
  /** Why the choice was refused. */
  error?: string | undefined;
}

/** Chooses the colleague who takes over. */
export const ColleagueSelect = ({
  label,
  colleagues,
  value,
  onChange,
  none,
  error,
}: ColleagueSelectProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    margin="none"
    fullWidth
    error={error !== undefined}
    helperText={error}
    slotProps={{
      select: { displayEmpty: none !== undefined },
      inputLabel: { shrink: none !== undefined || value !== '' },
    }}
  >
    {none !== undefined && <MenuItem value="">{none}</MenuItem>}
    {colleagues.map(({ recruiterEmail, recruiterName }) => (
      <MenuItem
        key={recruiterEmail}
        value={recruiterEmail}
        sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      >
        {recruiterName} · {recruiterEmail}
      </MenuItem>
    ))}
  </TextField>
);
