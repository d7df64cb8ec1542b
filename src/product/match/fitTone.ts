import type { FitTones } from '../../base/themePalette.ts';

/** How well something fits; a palette path of the theme (`fit.strong.main`). */
export type FitTone = keyof FitTones;
