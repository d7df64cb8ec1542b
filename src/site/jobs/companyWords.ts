/** A company's facts in the reader's language. */
import { Employer } from '../../../schemas/employer.ts';
import type { Company } from '../../../schemas/publicJobPage.ts';
import { choiceWords } from '../../components/fields/field.ts';
import { currentLocale, t } from '../../i18n/t.ts';
import { placeWords } from '../../kit/placeWords.ts';

/** Industry, place and size, as far as they are known. */
export const companyFacts = (company: Company): string[] => {
  const {
    employerIndustry,
    employerSize,
    employerCity: city,
    employerState: state,
    employerCountry: country,
  } = company;
  return [
    employerIndustry,
    placeWords({ city, state, country }, currentLocale()),
    employerSize && choiceWords(Employer.shape.employerSize, employerSize, t),
  ].filter((words): words is string => Boolean(words));
};

/** One sentence for results and previews. */
export const companySentence = (company: Company, jobs: number): string =>
  [
    t('{company}: {count, plural, =0 {no job is open} one {# open job} other {# open jobs}}.', {
      company: company.employerName,
      count: jobs,
    }),
    companyFacts(company).join(' · '),
  ].join(' ');
