/** Facts read from a resume, and what the candidate said instead, each with the words it was read from. */
import type { FactCorrections, ListCorrections } from '../../../schemas/factCorrections.ts';
import type { FactKind } from '../../../schemas/factEntries.ts';
import type { ReadFact, ResumeFacts, ResumeReading } from '../../../schemas/facts.ts';
import {
  correctedFacts,
  type HeldFact,
  heldFacts,
  removedFacts,
} from '../../matching/corrections/correctedFacts.ts';
import { factId, factKinds, factRules, listsOf, noFacts } from '../../matching/corrections/factKinds.ts';
import { isInUnreadLanguage } from '../../matching/reading/unreadLanguage.ts';
import { quoteAround } from '../../matching/text/quote.ts';
import { type MatchRow, matchColumns } from '../../ranking/profiles/matchColumns.ts';
import type { Services } from '../../services/services.ts';
import { matchWith } from '../fits/refreshFits.ts';

/** The line a skill stands in as it is written; null where it does not. */
function written(text: string | null, skill: string): string | null {
  const at = text?.toLowerCase().indexOf(skill.toLowerCase()) ?? -1;
  return text === null || at < 0 ? null : quoteAround(text, at, at + skill.length);
}

/** A fact without words of the resume has no quotation. */
const quoted = <K extends FactKind>(facts: readonly HeldFact<K>[]) =>
  facts.map((fact) => ({ ...fact, quote: fact.quote || null }));

/** A fact in a few words. */
const named = <K extends FactKind>(kind: K, fact: ReadFact<K>) =>
  factRules[kind].name(fact).filter(Boolean).join(' · ');

function removedOf(facts: ResumeFacts, corrections: FactCorrections): ResumeReading['removed'] {
  const lists = listsOf(facts);
  const said: ListCorrections = corrections;
  const of = <K extends FactKind>(kind: K) =>
    removedFacts(kind, lists[kind], said[kind]).map((fact) => ({
      kind,
      id: factId(kind, fact),
      name: named(kind, fact),
    }));
  const { skills } = corrections;
  const kept = new Set(skills?.map((name) => name.toLowerCase()));
  const skillsOff = skills ? facts.skills.filter((name) => !kept.has(name.toLowerCase())) : [];
  return [
    ...factKinds.flatMap(of),
    ...skillsOff.map((name) => ({ kind: 'skills' as const, id: name, name })),
  ];
}

/**
 * The quotations that recruiters are shown: the skills are matched as if a job asked for each of them, without the
 * candidate's own words, which would stand before those of the resume.
 */
async function skillQuotes(
  services: Pick<Services, 'db' | 'matchJobs'>,
  candidate: MatchRow,
  names: readonly string[],
): Promise<(name: string) => string | null> {
  if (candidate.facts === null) return () => null;
  const criteria = names.map((name) => ({ name, importance: 'NICE_TO_HAVE' as const }));
  const asked = { id: `skills of ${candidate.candidateEmail}`, title: '', description: '', criteria };
  // The stamp that tells whether the job is still the one kept ready: here, its criteria.
  const job = { ...asked, updatedAt: names.join('\n') };
  const [matched] = await matchWith(services, { ...candidate, factCorrections: {} }, [job]);
  const quotes = new Map(
    matched?.fit.criteria.map(({ name, source, evidence }) => [name, source === 'RESUME' ? evidence : null]),
  );
  return (name) => quotes.get(name) ?? written(candidate.resumeText, name);
}

/** @returns nothing read where there is no resume that could be read */
export async function resumeReading(
  services: Pick<Services, 'db' | 'matchJobs'>,
  candidateEmail: string,
): Promise<ResumeReading> {
  const candidate = await services.db
    .selectFrom('candidates')
    .select([...matchColumns, 'resumeHasHiddenText'])
    .where('candidateEmail', '=', candidateEmail)
    .executeTakeFirstOrThrow();
  const { factCorrections: corrections = {} } = candidate;
  const facts = candidate.facts ?? noFacts;
  const held = heldFacts(facts, corrections);
  const names = corrections.skills ?? facts.skills;
  const quoteOf = await skillQuotes(services, candidate, names);
  const read = new Set(facts.skills.map((name) => name.toLowerCase()));
  return {
    highestLevelOfEducation: correctedFacts(facts, corrections).highestLevelOfEducation,
    positions: quoted(held.positions),
    education: quoted(held.education),
    languages: quoted(held.languages),
    licences: quoted(held.licences),
    places: quoted(held.places),
    skills: names.map((name) => ({
      ...{ id: name, name, quote: quoteOf(name) },
      said: !read.has(name.toLowerCase()),
    })),
    removed: removedOf(facts, corrections),
    hasHiddenText: candidate.resumeHasHiddenText ?? false,
    isInUnreadLanguage: isInUnreadLanguage(candidate.resumeText ?? ''),
  };
}
