import type { Criterion } from '../../../schemas/criteria.ts';
import { EmploymentType, type JobFields, type JobProposals, WorkplaceType } from '../../../schemas/job.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { formatLocale } from '../../../src/i18n/formatLocale.ts';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import { t } from '../../../src/i18n/t.ts';
import { countryName } from '../../../src/kit/placeWords.ts';
import { notAmong } from '../../../src/product/inputs/criteriaText.ts';

type Values = Partial<JobFields>;

/** Something a posting says that its form does not: the label and the words of it, and the fields it fills in. */
export interface Fill {
  label: string;
  words: string;
  fields: Values;
}

const mostCriteria = 30;

/** The fields of these that the text says, if any of them is another in the form. */
function differing<Name extends keyof JobProposals['job']>(
  job: JobProposals['job'],
  values: Values,
  names: readonly Name[],
): Values | null {
  const said = Object.fromEntries(names.flatMap((name) => (job[name] === null ? [] : [[name, job[name]]])));
  return Object.entries(said).some(([name, value]) => values[name as keyof Values] !== value) ? said : null;
}

function criteriaFill(proposed: readonly Criterion[], present: readonly Criterion[]): Fill[] {
  const more = notAmong(proposed, present).slice(0, mostCriteria - present.length);
  if (more.length === 0) return [];
  const musts = more.filter(({ importance }) => importance === 'MUST_HAVE').length;
  const wishes = more.length - musts;
  const words = [
    musts > 0 && t('{count, plural, one {# must-have} other {# must-haves}}', { count: musts }),
    wishes > 0 && t('{count, plural, one {# nice-to-have} other {# nice-to-haves}}', { count: wishes }),
  ];
  return [
    {
      label: t('Criteria'),
      words: words.filter(Boolean).join(', '),
      fields: { criteria: [...present, ...more] },
    },
  ];
}

/** Lists what a text says of its job and the form does not say yet. A title that was typed stays. */
export function fillsOf({ job, criteria }: JobProposals, values: Values): Fill[] {
  const { title, city, state, country, employmentType, workplaceType } = job;
  const place = differing(job, values, ['city', 'state', 'country']);
  const pay = differing(job, values, ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryUnit']);
  const money =
    job.salaryMin === null
      ? null
      : formatMoney({
          min: job.salaryMin,
          max: job.salaryMax,
          currency: job.salaryCurrency ?? values.salaryCurrency ?? 'USD',
          unit: job.salaryUnit,
        });
  const town = [city, state, country && countryName(country, formatLocale())].filter(Boolean).join(', ');
  return [
    ...(title !== null && !values.title?.trim()
      ? [{ label: t('Title'), words: title, fields: { title } }]
      : []),
    // A state of before is none of the new town.
    ...(place && city !== null
      ? [{ label: t('Place'), words: town, fields: { ...place, city, state } }]
      : []),
    ...(workplaceType !== null && workplaceType !== values.workplaceType
      ? [
          {
            label: t('Workplace'),
            words: choiceWords(WorkplaceType, workplaceType, t),
            fields: { workplaceType },
          },
        ]
      : []),
    ...(employmentType !== null && employmentType !== values.employmentType
      ? [
          {
            label: t('Employment type'),
            words: choiceWords(EmploymentType, employmentType, t),
            fields: { employmentType },
          },
        ]
      : []),
    ...(pay && money !== null ? [{ label: t('Pay'), words: money, fields: pay }] : []),
    ...criteriaFill(criteria, values.criteria ?? []),
  ];
}
