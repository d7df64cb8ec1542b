/** One-time codes as people type and paste them. */

/** The digits in a typed or pasted text, at most so many: "123 456" and "Code: 123456" are 123456. */
export const digitsOf = (text: string, length: number): string => text.replaceAll(/\D/g, '').slice(0, length);

const two = (count: number) => String(count).padStart(2, '0');

/** Seconds as on a clock: 581 → "9:41", 7265 → "2:01:05". */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How many digits a one-time code has. */
export const codeDigits = 6;
