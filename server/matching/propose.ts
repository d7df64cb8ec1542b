/** Criteria read out of a posting for the recruiter to confirm. */
import type { Criterion } from '../../schemas/criteria.ts';
import { type Clause, clausesOf } from './posting.ts';
import { degreesIn } from './propose/degrees.ts';
import { fallbacksFor } from './propose/fallbacks.ts';
import { licencesIn } from './propose/licences.ts';
import { skillsIn } from './propose/skills.ts';
import { yearsIn } from './propose/years.ts';

/** A criterion with how much it matters to propose it. */
export interface Proposal extends Criterion {
  weight: number;
}

const most = 10;
const fewest = 3;
const mostOfSkills = 7;

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();

/**
 * Proposes 3 to 10 criteria: years, degrees and licences as the posting words them, skills by their usual names.
 * "A plus", "preferred", "bonus" and the like make a nice-to-have.
 */
export function proposeCriteria({ title, description }: { title: string; description: string }): Criterion[] {
  const clauses: Clause[] = clausesOf(description);
  const found = new Map<string, Proposal>();
  const put = (proposals: Proposal[], limit = most) => {
    let taken = 0;
    for (const proposal of proposals) {
      if (taken >= limit || found.size >= most) return;
      const key = keyOf(proposal.name);
      if (key === '' || found.has(key)) continue;
      found.set(key, proposal);
      taken += 1;
    }
  };
  put(yearsIn(title, clauses), 2);
  put(degreesIn(clauses), 2);
  put(licencesIn(title, clauses), 3);
  put(skillsIn(title, clauses, new Set(found.keys())), mostOfSkills);
  if (found.size < fewest) put(fallbacksFor(title, clauses), fewest - found.size);
  return [...found.values()]
    .sort((a, b) => (a.importance === b.importance ? 0 : a.importance === 'MUST_HAVE' ? -1 : 1))
    .map(({ name, importance }) => ({ name: name.slice(0, 120), importance }));
}
