/** A text that is not sent yet, kept in the browser tab so that a reload loses nothing. */

/** The parts of the browser that a draft needs. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Without storage (private windows of some browsers) the draft lives as long as the page. */
function tryTo<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The text typed so far; '' for nothing. */
export const readDraft = (key: string, storage: DraftStorage): string =>
  tryTo(() => storage.getItem(key) ?? '', '');

/** Keeps what is typed; an empty text forgets it. */
export const keepDraft = (key: string, text: string, storage: DraftStorage): void =>
  tryTo(() => {
    if (text === '') storage.removeItem(key);
    else storage.setItem(key, text);
  }, undefined);
