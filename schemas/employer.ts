/** An organisation that hires. */
import { z } from 'zod';
import {
  choiceOf,
  city,
  country,
  email,
  inSection,
  longText,
  moment,
  organisationName,
  provedDomain,
  state,
  text,
  webAddress,
} from './base/fields.ts';

const EmployerSize = choiceOf(
  ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'],
  'Size',
  {
    '1-10': '1–10 people',
    '11-50': '11–50 people',
    '51-200': '51–200 people',
    '201-1000': '201–1,000 people',
    '1001-5000': '1,001–5,000 people',
    '5001+': 'More than 5,000 people',
  },
  { width: 'half' },
);

/** The fields that an employer writes about itself. */
export const EmployerFields = z.strictObject({
  ...inSection(
    { title: 'Organisation' },
    {
      employerName: organisationName('Employer'),
      employerIndustry: text('Industry', { max: 80, width: 'half' }).nullable().default(null),
      employerSize: EmployerSize.nullable().default(null),
      employerCity: city.nullable().default(null),
      employerState: state.nullable().default(null),
      employerCountry: country.nullable().default(null),
    },
  ),
  ...inSection(
    { title: 'What candidates should know', description: 'Everyone reads it on your company’s page.' },
    {
      employerWebsite: webAddress('Website')
        .meta({ title: 'Website', ui: { autoComplete: 'url' } })
        .nullable()
        .default(null),
      employerDescription: longText('About', 4000).nullable().default(null),
    },
  ),
});

export const Employer = z.object({
  id: z.string().meta({ title: 'Id' }),
  ...EmployerFields.shape,
  ...inSection(
    { title: 'Contact' },
    {
      employerEmail: email(),
      provedDomain,
      createdAt: moment('Registered'),
    },
  ),
});

export type Employer = z.output<typeof Employer>;
