/** Skills a candidate has set right, made ready to be looked through like a resume. */
import type { ResumeFacts } from '../../../schemas/facts.ts';
import type { MatchCandidate } from './prepare.ts';

interface StatedSkill {
  /** KEPT: the resume says it too. ADDED: it was not read from the resume. REMOVED: it was, and the candidate took it off. */
  kind: 'KEPT' | 'ADDED' | 'REMOVED';
  /** Place among the skills the candidate states; -1 for one that was taken off. */
  index: number;
  /** The skill's name as a resume of its own. */
  skill: MatchCandidate;
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

const asResume = (name: string): MatchCandidate => ({
  key: '',
  facts: noFacts,
  text: name,
  city: null,
  state: null,
  country: null,
  willingToRelocate: false,
  highestLevelOfEducation: null,
});

/** Nothing for people who have corrected no skills. */
export function statedSkills({ stated, facts }: MatchCandidate): StatedSkill[] {
  if (!stated?.skills) return [];
  const isIn = (names: readonly string[], name: string) =>
    names.some((other) => other.toLowerCase() === name.toLowerCase());
  const named = stated.skills.map((name, index): StatedSkill => {
    return { kind: isIn(facts.skills, name) ? 'KEPT' : 'ADDED', index, skill: asResume(name) };
  });
  const removed = facts.skills
    .filter((name) => !isIn(stated.skills ?? [], name))
    .map((name): StatedSkill => ({ kind: 'REMOVED', index: -1, skill: asResume(name) }));
  return [...named, ...removed];
}
