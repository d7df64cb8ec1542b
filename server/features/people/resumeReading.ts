/** Facts read from a resume, each with the words it was read from. */
import type { ResumeReading } from '../../../schemas/facts.ts';
import { quoteAround } from '../../matching/text/quote.ts';
import { matchColumns } from '../../ranking/profiles/matchColumns.ts';
import type { Services } from '../../services/services.ts';
import { matchWith } from '../fits/refreshFits.ts';

const nothing: ResumeReading = {
  highestLevelOfEducation: null,
  education: [],
  positions: [],
  skills: [],
  places: [],
  hasHiddenText: false,
};

/** The line a skill stands in as it is written; null where it does not. */
function written(text: string | null, skill: string): string | null {
  const at = text?.toLowerCase().indexOf(skill.toLowerCase()) ?? -1;
  return text === null || at < 0 ? null : quoteAround(text, at, at + skill.length);
}

/**
 * The quotations of skills are those recruiters are shown: the skills are matched as if a job asked for each of them.
 *
 * @returns nothing read where there is no resume that could be read
 */
export async function resumeReading(
  services: Pick<Services, 'db' | 'matchJobs'>,
  candidateEmail: string,
): Promise<ResumeReading> {
  const candidate = await services.db
    .selectFrom('candidates')
    .select([...matchColumns, 'resumeHasHiddenText'])
    .where('candidateEmail', '=', candidateEmail)
    .executeTakeFirst();
  if (!candidate?.facts) return nothing;
  const { highestLevelOfEducation, education, positions, skills, licences, languages, places, countries } =
    candidate.facts;
  const names = candidate.factCorrections?.skills ?? skills;
  const criteria = names.map((name) => ({ name, importance: 'NICE_TO_HAVE' as const }));
  const asked = { id: `skills of ${candidateEmail}`, title: '', description: '', criteria };
  // The stamp that tells whether the job is still the one kept ready: here, its criteria.
  const updatedAt = names.join('\n');
  // Without the candidate's own words, which would stand before those of the resume.
  const ofResume = { ...candidate, factCorrections: {} };
  const [matched] = await matchWith(services, ofResume, [{ ...asked, updatedAt }]);
  const quotes = new Map(
    matched?.fit.criteria.map(({ name, source, evidence }) => [name, source === 'RESUME' ? evidence : null]),
  );
  return {
    highestLevelOfEducation,
    education,
    positions,
    licences,
    languages,
    places,
    countries,
    hasHiddenText: candidate.resumeHasHiddenText ?? false,
    skills: names.map((name) => ({ name, quote: quotes.get(name) ?? written(candidate.resumeText, name) })),
  };
}
