/** How the name of a place is looked up: without accents, stops and apostrophes, in small letters. */
import { plainWord } from './roleWords.ts';

export const placeKey = (text: string): string =>
  plainWord(text).replace(/[.’']/g, '').replace(/\s+/g, ' ').trim();
