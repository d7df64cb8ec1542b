/** Which stored facts are up to date. */
import { hashOf } from '../text/hash.ts';
import { packedVersion } from '../vocabulary/packed.ts';

/** To be counted up with every change of what `readFacts` reads, except the words it knows, which count by themselves. */
export const factsRules = 5;

const words = ['lists', 'occupations', 'places', 'skillNames', 'skills', 'spanish', 'titles', 'words'];

/** Of the rules, a full stop, and of the words. */
export const factsVersion = `${factsRules}.${hashOf(words.map(packedVersion).join()).toString(36)}`;
