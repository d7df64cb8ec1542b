/** Files of candidates and jobs from elsewhere: their kinds, where they come from, and how their columns are read. */
import type { z } from 'zod';
import { choiceOf } from './base/fields.ts';

export const ImportKind = choiceOf(['CANDIDATES', 'JOBS'], 'Kind', {
  CANDIDATES: 'Candidates',
  JOBS: 'Jobs',
});

/** Software whose exports are known; their headings are in server/import/presets.ts. */
export const ImportPreset = choiceOf(['GREENHOUSE', 'OPENCATS'], 'From', {
  GREENHOUSE: 'Greenhouse',
  OPENCATS: 'OpenCATS',
});

export type ImportKind = z.output<typeof ImportKind>;
export type ImportPreset = z.output<typeof ImportPreset>;
