/** The form in which the name of a place is looked up: lower case, without accents, full stops and apostrophes. */
import { plainWord } from '../vocabulary/roleWords.ts';

export const placeKey = (text: string): string =>
  plainWord(text).replace(/[.’']/g, '').replace(/\s+/g, ' ').trim();
