/** Which profiles are up to date. */
import { phrasesVersion } from '../lexicon/phrases.ts';
import { occupations } from '../lexicon/titles.ts';
import { packedVersion } from '../vocabulary/packed.ts';
import { hashOf } from './hash.ts';
import { formatVersion } from './layout.ts';
import { sketchVersion } from './sketch.ts';

/** To be counted up with every change of what a profile is made by: rules, but not words, which count by themselves. */
const rules = 10;

const words = [
  phrasesVersion(),
  ...['titles', 'words', 'spanish'].map(packedVersion),
  ...occupations.map(({ name, trade }) => `${name} ${trade}`),
].join('\n');

/** Of the format and of everything a profile is made with: one of another version is made again. */
export const profileVersion = `${formatVersion}.${sketchVersion}.${rules}.${hashOf(words).toString(36)}`;
