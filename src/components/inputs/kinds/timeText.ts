/** Days and times as the browser's inputs have them, and as schemas do. */

/** A Date's day, or that of a text that starts with one; empty for none. */
export function dayText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value.slice(0, 10) : '';
}

/** The start of a day in UTC, as `z.date()` has it; null for none. */
export const dayOf = (text: string): Date | null => (text === '' ? null : new Date(`${text}T00:00:00.000Z`));

const two = (count: number) => String(count).padStart(2, '0');

/** A moment on the reader's clock, as `datetime-local` takes it; empty for none. */
export function clockMoment(value: unknown): string {
  const at = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  return `${day}T${time}${at.getSeconds() > 0 ? `:${two(at.getSeconds())}` : ''}`;
}

/**
 * A moment of the reader's clock as ISO 8601 in UTC, with as many digits of a second as asked.
 *
 * @param isLocal whether the record has the clock's time and no zone
 */
export function momentOf(text: string, precision: number | null | undefined, isLocal = false): string | null {
  const at = new Date(text);
  if (text === '' || Number.isNaN(at.getTime())) return null;
  if (isLocal) return `${text.slice(0, 11)}${timeOf(text.slice(11), precision ?? 0)}`;
  const whole = at.toISOString();
  if (precision === -1) return `${whole.slice(0, 16)}Z`;
  if (!precision) return `${whole.slice(0, 19)}Z`;
  return `${whole.slice(0, 20)}${whole.slice(20, 23).padEnd(precision, '0').slice(0, precision)}Z`;
}

/** A time of day with as many digits of a second as asked. */
export function timeOf(text: string, precision: number | null | undefined): string | null {
  if (text === '') return null;
  if (typeof precision !== 'number') return text;
  const [hours = '00', minutes = '00', seconds = '00'] = text.split(':');
  if (precision === -1) return `${hours}:${minutes}`;
  const [full = '00', part = ''] = seconds.split('.');
  return `${hours}:${minutes}:${full}${precision > 0 ? `.${part.padEnd(precision, '0')}` : ''}`;
}
