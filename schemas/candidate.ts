/** A person looking for work. */
import { z } from 'zod';
import { changesOf } from './base/changes.ts';
import {
  choiceOf,
  city,
  country,
  email,
  flag,
  inSection,
  longText,
  moment,
  personName,
  phone,
  state,
  years,
} from './base/fields.ts';
import { lastName } from './base/lastName.ts';
import { pasted } from './base/pasted.ts';
import { leetcodeName, linkedinProfile } from './base/profileNames.ts';

export const EducationLevel = choiceOf(
  ['HIGH_SCHOOL', 'ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTORATE'],
  'Highest education',
  {
    HIGH_SCHOOL: 'High school',
    ASSOCIATE: 'Associate degree',
    BACHELOR: "Bachelor's degree",
    MASTER: "Master's degree",
    DOCTORATE: 'Doctorate',
  },
  { width: 'half' },
);

/** The fields that candidates write about themselves. */
export const CandidateFields = z.strictObject({
  ...inSection(
    { title: 'Name' },
    {
      candidateFirstName: personName('First name'),
      candidateLastName: lastName(),
      candidatePhone: phone.nullable().default(null),
    },
  ),
  ...inSection(
    { title: 'Place' },
    {
      candidateCity: city.nullable().default(null),
      candidateState: state.nullable().default(null),
      candidateCountry: country.nullable().default(null),
      candidateWillingToRelocate: flag('Willing to relocate').default(false),
    },
  ),
  ...inSection(
    { title: 'What you look for' },
    {
      openToWork: flag('Open to work', 'Only people open to work are picked for daily lists.').default(true),
      candidateOtherInformation: longText('Anything else', 2000).nullable().default(null),
    },
  ),
  ...inSection(
    { title: 'Education and profiles' },
    {
      highestLevelOfEducation: EducationLevel.nullable().default(null),
      candidateLinkedinProfile: pasted
        .overwrite(linkedinProfile)
        .max(200)
        .regex(
          /^(?:https:\/\/www\.linkedin\.com\/in\/|in\/|)(?:[\p{L}\p{M}\p{N}_-]|%[0-9a-f]{2}){3,100}\/?$/iu,
          'Enter your LinkedIn name or profile address.',
        )
        .meta({ title: 'LinkedIn', ui: { width: 'half', placeholder: 'in/your-name' } })
        .nullable()
        .default(null),
      candidateLeetcodeUserName: pasted
        .overwrite(leetcodeName)
        .regex(/^[A-Za-z0-9_-]{1,30}$/, 'A LeetCode name has letters, digits, - and _ only.')
        .meta({ title: 'LeetCode name', ui: { width: 'half' } })
        .nullable()
        .default(null),
    },
  ),
});

/** Changes of a profile: what is not sent stays as it is, and what is sent empty is emptied. */
export const CandidateChanges = changesOf(CandidateFields);

/** The fields that the server reads from the resume; no one types them. */
export const CandidateResumeFacts = z.object({
  headline: z.string().nullable().meta({ title: 'Headline' }),
  skills: z.array(z.string()).meta({ title: 'Skills' }),
  yearsOfExperience: years('Years of experience').nullable(),
  resumeFileName: z.string().nullable().meta({ title: 'Resume' }),
  resumeUnreadPages: z.array(z.number().int().positive()).meta({
    title: 'Pages not read',
    description:
      'Numbers of the pages of a PDF that have no readable text, such as scans that are not sharp.',
  }),
  resumeOcrPages: z.array(z.number().int().positive()).meta({
    title: 'Pages read by OCR',
    description:
      'Numbers of the pages of a PDF that are pictures, whose text a program recognized. It may be wrong.',
  }),
});

/** The facts read from the resume that a candidate can correct. */
export const CorrectableFact = choiceOf(
  ['headline', 'skills', 'yearsOfExperience', 'positions', 'education', 'languages', 'licences', 'places'],
  'Fact',
  {
    headline: 'Headline',
    skills: 'Skills',
    yearsOfExperience: 'Years of experience',
    positions: 'Positions',
    education: 'Education',
    languages: 'Languages',
    licences: 'Licences and certificates',
    places: 'Places',
  },
);

/** Which facts of a resume are the candidate's own words. */
export const correctedFacts = z.array(CorrectableFact).meta({
  title: 'Corrected',
  description: 'Which of the facts are the candidate’s own words instead of the resume’s.',
});

/** A candidate as the candidate, and a recruiter whose list they are in, may see them. */
export const Candidate = z.object({
  id: z.string().meta({ title: 'Id' }),
  candidateEmail: email(),
  ...CandidateFields.shape,
  ...CandidateResumeFacts.shape,
  correctedFacts,
  createdAt: moment('Registered'),
});

/** The file types a resume may have, told by its content. */
export const ResumeKind = choiceOf(['PDF', 'DOCX', 'TXT'], 'File type', {
  PDF: 'PDF',
  DOCX: 'Word',
  TXT: 'Text',
});

export type EducationLevel = z.output<typeof EducationLevel>;
export type CandidateFields = z.output<typeof CandidateFields>;
export type Candidate = z.output<typeof Candidate>;
export type ResumeKind = z.output<typeof ResumeKind>;
