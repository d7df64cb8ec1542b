import type { StatusTones } from '../../kit/tones.ts';

/** The tone of a status; a palette path of the theme (`tone.positive.soft`). Decoration: the words say the same. */
export type StatusTone = keyof StatusTones;
