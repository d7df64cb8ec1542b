/** Names of technologies, from O*NET. */
import { openPacked, wordsOf } from './packed.ts';

/** Technologies as resumes name them, products with and without their maker. */
export const technologyNames = (): readonly string[] => wordsOf(openPacked('skills'), 'names');
