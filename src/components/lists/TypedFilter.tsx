import TextField from '@mui/material/TextField';
import { useTyped } from './useTyped.ts';

interface TypedFilterProps {
  label: string;
  /** Of the input, as HTML names it. */
  type: 'text' | 'number' | 'date' | 'time';
  value: string;
  /** Whether the list takes a value; one it does not take is not handed on. */
  takes: (value: string) => boolean;
  /** Called when typing rests; with an empty text when nothing is left. */
  onChange: (value: string) => void;
}

/** A filter that is typed: words, a number, a day. */
export function TypedFilter({ label, type, value, takes, onChange }: TypedFilterProps) {
  const isTaken = (text: string) => text.trim() === '' || takes(text.trim());
  const { typed, ...input } = useTyped(value, (text) => {
    if (isTaken(text)) onChange(text);
  });
  return (
    <TextField
      type={type}
      size="small"
      margin="none"
      fullWidth
      label={label}
      value={typed}
      error={!isTaken(typed)}
      onChange={({ target }) => input.type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && input.send(typed)}
      slotProps={{
        htmlInput: { ...(type === 'number' && { step: 'any' }) },
        // The browser shows how a day is written, so the label never stands in its place.
        inputLabel: type === 'date' || type === 'time' ? { shrink: true } : {},
      }}
    />
  );
}
