import { dateWords, relativeWords } from '../../kit/dateWords.ts';
import { useFormatLocale } from '../texts/useFormatLocale.ts';
import { Nothing } from './Nothing.tsx';

interface DateTextProps {
  /** A day (YYYY-MM-DD) or a moment (ISO 8601 in UTC). */
  value: string | null | undefined;
  /** Shows "3 hours ago" with the date as a tooltip. */
  relative?: boolean;
  /** Shows the time of a moment as well. */
  withTime?: boolean;
}

/** A day or a moment in the reader's language and zone. */
export function DateText({ value, relative = false, withTime = false }: DateTextProps) {
  const locale = useFormatLocale();
  if (!value) return <Nothing />;
  const full = dateWords(value, true, locale) ?? value;
  const shown = relative ? relativeWords(value, new Date(), locale) : dateWords(value, withTime, locale);
  return (
    <time dateTime={value} title={full} style={{ whiteSpace: 'nowrap' }}>
      {shown ?? value}
    </time>
  );
}
