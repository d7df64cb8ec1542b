/** Skills a candidate has set right, made ready to be looked through like a resume. */
import type { ResumeFacts } from '../../schemas/facts.ts';
import { type MatchCandidate, type PreparedCandidate, prepareCandidate } from './prepare.ts';

export interface StatedSkill {
  name: string;
  prepared: PreparedCandidate;
}

export interface StatedSkills {
  /** All that the candidate names. */
  named: StatedSkill[];
  /** Of these, what the resume was not read as saying. */
  added: StatedSkill[];
  /** What the resume was read as saying and the candidate has taken off. */
  removed: StatedSkill[];
}

const noFacts: ResumeFacts = {
  headline: null,
  skills: [],
  yearsOfExperience: null,
  highestLevelOfEducation: null,
  education: [],
  places: [],
  positions: [],
};

const ready = (name: string): StatedSkill => ({
  name,
  prepared: prepareCandidate({
    key: '',
    facts: noFacts,
    text: name,
    city: null,
    state: null,
    willingToRelocate: false,
    highestLevelOfEducation: null,
  }),
});

const nothing: StatedSkills = { named: [], added: [], removed: [] };
const known = new WeakMap<MatchCandidate, StatedSkills>();

/** Nothing for whoever has corrected no skills; asking again for the same object costs nothing. */
export function statedSkills(candidate: MatchCandidate): StatedSkills {
  const stated = candidate.stated?.skills;
  if (!stated) return nothing;
  const before = known.get(candidate);
  if (before) return before;
  const without = (names: readonly string[], others: readonly string[]) => {
    const lower = new Set(others.map((name) => name.toLowerCase()));
    return names.filter((name) => !lower.has(name.toLowerCase())).map(ready);
  };
  const found = {
    named: stated.map(ready),
    added: without(stated, candidate.facts.skills),
    removed: without(candidate.facts.skills, stated),
  };
  known.set(candidate, found);
  return found;
}
