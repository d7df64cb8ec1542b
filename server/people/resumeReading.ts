/** What was read from a resume, each fact with the words it was read from. */
import type { ResumeReading } from '../../schemas/facts.ts';
import { matchWith } from '../fits/refreshFits.ts';
import { matchColumns } from '../profiles/matchColumns.ts';
import type { Services } from '../services.ts';

const nothing: ResumeReading = { highestLevelOfEducation: null, education: [], positions: [], skills: [] };

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
    .select(matchColumns)
    .where('candidateEmail', '=', candidateEmail)
    .executeTakeFirst();
  if (!candidate?.facts) return nothing;
  const { highestLevelOfEducation, education, positions, skills } = candidate.facts;
  const names = candidate.factCorrections?.skills ?? skills;
  const criteria = names.map((name) => ({ name, importance: 'NICE_TO_HAVE' as const }));
  const asked = { id: `skills of ${candidateEmail}`, title: '', description: '', criteria };
  // What tells whether the job is still the one kept ready: here, what it asks for.
  const updatedAt = names.join('\n');
  // Without the candidate's own words, which would stand before those of the resume.
  const ofResume = { ...candidate, factCorrections: {} };
  const [fit] = await matchWith(services, ofResume, [{ ...asked, updatedAt }]);
  const quotes = new Map(
    fit?.criteria.map(({ name, source, evidence }) => [name, source === 'RESUME' ? evidence : null]),
  );
  return {
    highestLevelOfEducation,
    education,
    positions,
    skills: names.map((name) => ({ name, quote: quotes.get(name) ?? null })),
  };
}
