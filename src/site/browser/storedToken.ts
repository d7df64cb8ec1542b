import { authStorageKey } from '../../base/constants.ts';

/** The bearer token while it is valid; one that has expired, or cannot be read, is cleared. */
export function storedToken(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  now: number,
): string | undefined {
  const kept = storage.getItem(authStorageKey);
  if (kept === null) return undefined;
  try {
    const { token, expiresAt } = JSON.parse(kept);
    if (typeof token === 'string' && now < Date.parse(expiresAt)) return token;
  } catch {
    // Not ours, or half written.
  }
  storage.removeItem(authStorageKey);
  return undefined;
}
