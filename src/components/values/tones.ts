import type { FitTones, StatusTones } from '../../base/themePalette.ts';

/** The tone of a status; a palette path of the theme (`tone.positive.soft`). Decoration: the words say the same. */
export type StatusTone = keyof StatusTones;

/** How well something fits; a palette path of the theme (`fit.strong.main`). */
export type FitTone = keyof FitTones;
