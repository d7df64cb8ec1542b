/** One-time codes as people type and paste them. */

/** The digits in a typed or pasted text, at most so many: "123 456" and "Code: 123456" are 123456. */
export const digitsOf = (text: string, length: number): string => text.replaceAll(/\D/g, '').slice(0, length);

/** Seconds as minutes and seconds: 581 → "9:41". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
