import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../texts/useText.ts';

interface SearchBoxProps {
  label: string;
  /** The current search. */
  value: string;
  /** The longest text the list takes. */
  maxLength?: number | undefined;
  /** Called when typing rests, at once on Enter and when cleared. */
  onChange: (text: string) => void;
}

/** How long typing must rest before the list is asked again. */
const restMs = 300;

/** A search field that waits for a pause in typing. */
export function SearchBox({ label, value, maxLength, onChange }: SearchBoxProps) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  // Filters may have been chosen since the timer was set; the newest caller knows of them.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    // The list's own value changed from outside: back button, "Clear".
    if (value !== sent.current) {
      sent.current = value;
      setTyped(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text.trim();
    if (sent.current !== value) latest.current(sent.current);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), restMs);
  };
  return (
    <TextField
      type="search"
      margin="none"
      placeholder={label}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && send(typed)}
      sx={{ width: { xs: '100%', sm: 280 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed ? (
            <IconButton
              size="small"
              edge="end"
              aria-label={t('Clear the search')}
              onClick={() => {
                setTyped('');
                send('');
              }}
            >
              <Clear fontSize="small" />
            </IconButton>
          ) : undefined,
        },
      }}
    />
  );
}
