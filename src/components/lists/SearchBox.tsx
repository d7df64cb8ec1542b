import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useText } from '../texts/useText.ts';
import { useTyped } from './useTyped.ts';

interface SearchBoxProps {
  label: string;
  /** The current search. */
  value: string;
  /** The longest text the list takes. */
  maxLength?: number | undefined;
  /** Called when typing rests, at once on Enter and when cleared. */
  onChange: (text: string) => void;
}

/** A search field that waits for a pause in typing. */
export function SearchBox({ label, value, maxLength, onChange }: SearchBoxProps) {
  const t = useText();
  const { typed, type, send, clear } = useTyped(value, onChange);
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
            <IconButton size="small" edge="end" aria-label={t('Clear the search')} onClick={clear}>
              <Clear fontSize="small" />
            </IconButton>
          ) : undefined,
        },
      }}
    />
  );
}
