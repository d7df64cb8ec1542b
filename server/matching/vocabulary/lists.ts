/** Our own lists of words and fields of work, edited as tables in `corrections/`. */
import { openPacked, type Packed, wordsOf } from './packed.ts';

let packed: Packed<unknown> | undefined;

/** The compiled list with that name. @throws if there is none. */
export function listOf(name: string): string[] {
  packed ??= openPacked('lists');
  return wordsOf(packed, name);
}
