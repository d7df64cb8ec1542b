/** The kinds of criteria as one table. A new kind is a new row. */
import { education } from './education.ts';
import type { CriterionKind, Judge } from './judge.ts';
import { place } from './place.ts';
import { inEnglish } from './spanish.ts';
import { words } from './words.ts';
import { years } from './years.ts';

/** Asked in this order; the first that knows the name decides. The last one knows every name. */
const criterionKinds: Record<string, CriterionKind> = { years, education, place, words };

/** The judge of a criterion. */
export function judgeOf(name: string): Judge {
  const known = inEnglish(name);
  for (const kind of Object.values(criterionKinds)) {
    const judge = kind(known);
    if (judge) return judge;
  }
  throw new Error('The last kind knows every name');
}
