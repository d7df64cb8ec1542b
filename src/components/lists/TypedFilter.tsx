import TextField from '@mui/material/TextField';
import { readAmount } from '../../../schemas/ui/readAmount.ts';
import { groupDigits } from '../../kit/groupDigits.ts';
import { useFormatLocale } from '../texts/useFormatLocale.ts';
import { useText } from '../texts/useText.ts';
import { useTyped } from './useTyped.ts';

interface TypedFilterProps {
  label: string;
  /** Of the input, as HTML names it; a number is a text that is read. */
  type: 'text' | 'number' | 'date' | 'time';
  value: string;
  /** Whether the list takes a value; one it does not take is not handed on. */
  takes: (value: string) => boolean;
  /** Called when typing rests; with an empty text when nothing is left. */
  onChange: (value: string) => void;
}

/** A number of an address as its reader writes it. Its digits are not in groups, so that more can be typed behind them. */
const written = (value: string, locale: string) =>
  value === '' || Number.isNaN(Number(value)) ? value : groupDigits(Number(value), locale, false);

/** A filter that is typed: words, a number, a day. Typing that the list does not take stays, with a sentence below it. */
export function TypedFilter({ label, type, value, takes, onChange }: TypedFilterProps) {
  const t = useText();
  const locale = useFormatLocale();
  const isNumber = type === 'number';
  const queryOf = (text: string) =>
    isNumber ? String(readAmount(text, { locale, isPlain: true }) ?? '') : text.trim();
  const isTaken = (text: string) => queryOf(text) === '' || takes(queryOf(text));
  const { typed, ...input } = useTyped(isNumber ? written(value, locale) : value, (text) => {
    if (isTaken(text)) onChange(queryOf(text));
  });
  return (
    <TextField
      type={isNumber ? 'text' : type}
      size="small"
      margin="none"
      fullWidth
      label={label}
      value={typed}
      error={!isTaken(typed)}
      helperText={isNumber && !isTaken(typed) ? t('Enter a number.') : undefined}
      onChange={({ target }) => input.type(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && input.send(typed)}
      slotProps={{
        htmlInput: { ...(isNumber && { inputMode: 'decimal' }) },
        // The browser shows how a day is written, so the label never stands in its place.
        inputLabel: type === 'date' || type === 'time' ? { shrink: true } : {},
      }}
    />
  );
}
