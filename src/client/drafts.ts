/** Things typed and not sent yet, kept in this browser for the account that typed them. */

/** Keys of drafts begin with it: they outlive a session that ended by itself, and nothing else. */
export const draftPrefix = 'draft:';

/** A draft nobody has come back to is forgotten after so long. */
const keptForMs = 30 * 24 * 60 * 60_000;

/** The parts of the browser's storage that drafts need. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Draft<T> {
  /** When it was last typed at, in milliseconds since 1970. */
  at: number;
  values: T;
}

/** @param email whose it is: someone else who signs in here is not shown it. @param form what it is for */
export const draftKey = (email: string, form: string): string => `${draftPrefix}${email}:${form}`;

/** Private windows of some browsers refuse storage; a draft then lives as long as its form. */
function tryTo<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The draft as it was kept; undefined for none, and for one that is too old or unreadable. */
export function readDraft(key: string, storage: DraftStorage, now: number): Draft<unknown> | undefined {
  const kept: unknown = tryTo(() => JSON.parse(storage.getItem(key) ?? 'null'), null);
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('values' in kept)) return undefined;
  const { at, values } = kept;
  return typeof at === 'number' && now - at < keptForMs ? { at, values } : undefined;
}

/** Keeps what is typed, instead of what was kept before. */
export const keepDraft = (key: string, values: unknown, storage: DraftStorage, now: number): void =>
  tryTo(() => storage.setItem(key, JSON.stringify({ at: now, values })), undefined);

/** Forgets it: it was sent, or is not wanted. */
export const dropDraft = (key: string, storage: DraftStorage): void =>
  tryTo(() => storage.removeItem(key), undefined);
