/** The first message in what react-hook-form keeps for a field; lists keep errors by index and name. */
export function errorText(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  const inner = Array.isArray(error) ? error : 'root' in error ? [error.root] : [];
  for (const item of inner) {
    const found = errorText(item) ?? firstOfRecord(item);
    if (found) return found;
  }
  return undefined;
}

function firstOfRecord(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  for (const value of Object.values(item)) {
    const found = errorText(value);
    if (found) return found;
  }
  return undefined;
}

const messageOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message || undefined
    : undefined;

/** The message about a value as a whole, without those about its parts. */
export const ownErrorText = (error: unknown): string | undefined =>
  messageOf(error) ??
  (typeof error === 'object' && error !== null && 'root' in error ? messageOf(error.root) : undefined);
