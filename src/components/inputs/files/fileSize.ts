/** A file's size as people read it: 1,572,864 → "1.5 MB". */
export function sizeText(bytes: number, locale: string): string {
  const write = (
    size: number,
    unit: string,
    fractionDigits: number,
    unitDisplay: 'short' | 'long' = 'short',
  ) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }).format(size);
  if (bytes < 1024) return write(bytes, 'byte', 0, 'long');
  if (bytes < 1024 ** 2) return write(bytes / 1024, 'kilobyte', 0);
  return write(bytes / 1024 ** 2, 'megabyte', 1);
}
