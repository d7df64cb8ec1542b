/** A cover letter that is not sent yet, kept in the browser tab so that a reload loses nothing. */

/** The parts of the browser that a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (email: string, jobId: string) => `cover-letter:${email}:${jobId}`;

/** Without storage (private windows of some browsers) the draft lives as long as the page. */
function tryTo<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The values typed for a job so far; '' for nothing. */
export const readDraft = (email: string, jobId: string, storage: DraftStorage): string =>
  tryTo(() => storage.getItem(keyOf(email, jobId)) ?? '', '');

/** Keeps what is typed; an empty text forgets it. */
export const keepDraft = (email: string, jobId: string, text: string, storage: DraftStorage): void =>
  tryTo(() => {
    if (text === '') storage.removeItem(keyOf(email, jobId));
    else storage.setItem(keyOf(email, jobId), text);
  }, undefined);
