/** Our own lists of words and fields of work, edited as tables in `corrections/`. */
import { once } from './once.ts';
import { openPacked, wordsOf } from './packed.ts';

const lists = once(() => openPacked('lists'));

/** The compiled list with that name. @throws if there is none. */
export const listOf = (name: string): string[] => wordsOf(lists(), name);
