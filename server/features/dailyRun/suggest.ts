/** Suggested changes to a job's criteria, from the reasons given for passing; the recruiter accepts them or not. */
import type { Criterion } from '../../../schemas/criteria.ts';
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import type { CriterionSuggestion, Job } from '../../../schemas/job.ts';

/** A pick that was passed with reasons. */
type ReasonedPass = Pick<DailyCandidate, 'reasons' | 'criteria' | 'yearsOfExperience'>;

/** The data behind suggestions; `criteria` are those the job is matched on. */
interface SuggestionJob extends Pick<Job, 'title' | 'city' | 'state' | 'workplaceType' | 'criteria'> {
  dismissedSuggestions: readonly string[];
}

/** More would be a second list of criteria and not a hint. */
const maxSuggestions = 5;
/** Of the skills people lacked, those that most of them lacked. */
const maxSkills = 2;

type Why = Exclude<CriterionSuggestion['why'], string>;

/** A suggestion with its reason as data, as all new ones have it. */
type MadeSuggestion = Omit<CriterionSuggestion, 'why'> & { why: Why };

const mustHave = (name: string, reason: Why['reason'], people: number, years: number | null = null) =>
  ({ name, importance: 'MUST_HAVE', why: { reason, people, years } }) satisfies MadeSuggestion;

/** The years a criterion asks for, as in "5+ years in sales". */
const yearsOf = ({ name }: Criterion) =>
  Number(/\b(\d{1,2})\s*\+?\s*(?:years?|yrs?)\b/i.exec(name)?.[1] ?? Number.NaN);

function moreExperience({ criteria }: SuggestionJob, passes: ReasonedPass[]): MadeSuggestion[] {
  const years = passes.flatMap(({ yearsOfExperience }) =>
    yearsOfExperience === null ? [] : [yearsOfExperience],
  );
  if (years.length === 0) return [];
  const most = Math.floor(Math.max(...years));
  const asked = criteria.filter((criterion) => yearsOf(criterion) > most);
  if (asked.some(({ importance }) => importance === 'MUST_HAVE')) return [];
  const [nice] = asked;
  const name = nice?.name ?? `${most + 1} years of experience`;
  return [mustHave(name, 'NOT_ENOUGH_EXPERIENCE', years.length, most)];
}

function missingSkills({ criteria }: SuggestionJob, passes: ReasonedPass[]): MadeSuggestion[] {
  const nice = criteria.filter(
    (criterion) => criterion.importance === 'NICE_TO_HAVE' && !(yearsOf(criterion) > 0),
  );
  return nice
    .map(({ name }) => {
      const lacking = passes.filter((pass) =>
        pass.criteria.some((result) => result.name === name && result.outcome !== 'MEETS'),
      );
      return { name, count: lacking.length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, maxSkills)
    .map(({ name, count }) => mustHave(name, 'MISSING_SKILLS', count));
}

function sameField({ title }: SuggestionJob, passes: ReasonedPass[]): MadeSuggestion[] {
  const name = `Experience as ${title}`.slice(0, 120);
  return [mustHave(name, 'WRONG_FIELD', passes.length)];
}

function nearby({ city, state, workplaceType }: SuggestionJob, passes: ReasonedPass[]): MadeSuggestion[] {
  if (!city || workplaceType === 'REMOTE') return [];
  const place = state ? `${city}, ${state}` : city;
  return [mustHave(`Based in ${place}`, 'TOO_FAR', passes.length)];
}

/**
 * All suggestions the job's passes support. Computed again from the passes that still stand, so taking a pass back takes
 * its suggestion away unless another pass argues for it too.
 *
 * @param passes the picks of the job that are passed with reasons
 */
export function suggestCriteria(job: SuggestionJob, passes: readonly ReasonedPass[]): MadeSuggestion[] {
  const because = (reason: DailyCandidate['reasons'][number]) =>
    passes.filter(({ reasons }) => reasons.includes(reason));
  const made = [
    { passes: because('NOT_ENOUGH_EXPERIENCE'), suggest: moreExperience },
    { passes: because('WRONG_FIELD'), suggest: sameField },
    { passes: because('TOO_FAR'), suggest: nearby },
    { passes: because('MISSING_SKILLS'), suggest: missingSkills },
  ].flatMap((argument) => (argument.passes.length > 0 ? argument.suggest(job, argument.passes) : []));

  const is = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();
  return made
    .filter(({ name }) => !job.dismissedSuggestions.some(is(name)))
    .filter(
      ({ name, importance }) => !job.criteria.some((c) => is(name)(c.name) && c.importance === importance),
    )
    .slice(0, maxSuggestions);
}
