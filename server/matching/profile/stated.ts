/** Skills, languages and licences a candidate has set right, made ready to be looked through like a resume. */
import { noFacts } from '../corrections/factKinds.ts';
import type { MatchCandidate } from './prepare.ts';

interface StatedSkill {
  /** KEPT: the resume says it too. ADDED: it was not read from the resume. REMOVED: it was, and the candidate took it off. */
  kind: 'KEPT' | 'ADDED' | 'REMOVED';
  /** Place in `statedNames`; -1 for one that was taken off. */
  index: number;
  /** Its name as a resume of its own. */
  skill: MatchCandidate;
}

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

/** Skills, languages and licences in the candidate's own words. */
export const statedNames = ({ stated }: Pick<MatchCandidate, 'stated'>): readonly string[] => [
  ...(stated?.skills ?? []),
  ...(stated?.credentials?.said ?? []),
];

/** Nothing for people who have corrected none of them. */
export function statedSkills(candidate: MatchCandidate): StatedSkill[] {
  const { stated, facts } = candidate;
  const { skills, credentials } = stated ?? {};
  const isIn = (names: readonly string[], name: string) =>
    names.some((other) => other.toLowerCase() === name.toLowerCase());
  const named = statedNames(candidate).map((name, index): StatedSkill => {
    const isSkill = index < (skills?.length ?? 0);
    return { kind: isSkill && isIn(facts.skills, name) ? 'KEPT' : 'ADDED', index, skill: asResume(name) };
  });
  const removed = [
    ...(skills ? facts.skills.filter((name) => !isIn(skills, name)) : []),
    ...(credentials?.withdrawn ?? []),
  ].map((name): StatedSkill => ({ kind: 'REMOVED', index: -1, skill: asResume(name) }));
  return [...named, ...removed];
}
