/** A text that is not sent yet, kept in this browser for the account that typed it. */
import { draftKey, dropDraft, keepDraft, readDraft } from '../../src/client/drafts.ts';

type DraftStorage = Parameters<typeof readDraft>[1];

/** Where the draft of a cover letter is kept. */
export const letterKey = (email: string, jobId: string): string => draftKey(email, `letter:${jobId}`);

/** The text typed so far; '' for nothing. */
export function readText(key: string, storage: DraftStorage): string {
  const values = readDraft(key, storage, Date.now())?.values;
  return typeof values === 'string' ? values : '';
}

/** Keeps what is typed; an empty text forgets it. */
export function keepText(key: string, text: string, storage: DraftStorage): void {
  if (text === '') dropDraft(key, storage);
  else keepDraft(key, text, storage, Date.now());
}
