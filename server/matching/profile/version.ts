/** Which profiles are up to date. */

import { hashOf } from '../text/hash.ts';
import { packedVersion } from '../vocabulary/packed.ts';
import { phrasesVersion } from '../vocabulary/phrases.ts';
import { occupations } from '../vocabulary/titles.ts';
import { formatVersion } from './layout.ts';
import { sketchVersion } from './sketch.ts';

/** To be counted up with every change of what a profile is made by: rules, but not words, which count by themselves. */
const rules = 11;

const words = [
  phrasesVersion(),
  ...['titles', 'words', 'spanish'].map(packedVersion),
  ...occupations.map(({ name, trade }) => `${name} ${trade}`),
].join('\n');

/** Of the format and of everything a profile is made with: one of another version is made again. */
export const profileVersion = `${formatVersion}.${sketchVersion}.${rules}.${hashOf(words).toString(36)}`;
