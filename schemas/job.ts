/** A job, from draft to archive. Field names follow schema.org JobPosting where it has one. */
import { z } from 'zod';
import { CandidateApplication } from './application.ts';
import {
  choiceOf,
  city,
  count,
  country,
  currency,
  day,
  email,
  flag,
  id,
  inSection,
  jobTitle,
  longText,
  moment,
  money,
  provedDomain,
  SalaryUnit,
  state,
  text,
  withUi,
} from './base/fields.ts';
import { Criteria, Criterion, Fit } from './criteria.ts';
import { stageNames } from './stageNames.ts';

export const JobStatus = choiceOf(['DRAFT', 'OPEN', 'ON_HOLD', 'CLOSED', 'ARCHIVED'], 'Status', {
  DRAFT: 'Draft',
  OPEN: 'Open',
  ON_HOLD: 'On hold',
  CLOSED: 'Closed',
  ARCHIVED: 'Archived',
});

export const CloseReason = choiceOf(['FILLED', 'CANCELED', 'OTHER'], 'Closed because', {
  FILLED: 'Filled',
  CANCELED: 'Canceled',
  OTHER: 'Other',
});

export const EmploymentType = choiceOf(
  ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'],
  'Employment type',
  {
    FULL_TIME: 'Full time',
    PART_TIME: 'Part time',
    CONTRACTOR: 'Contractor',
    TEMPORARY: 'Temporary',
    INTERN: 'Intern',
  },
  { width: 'half' },
);

export const WorkplaceType = choiceOf(
  ['ONSITE', 'HYBRID', 'REMOTE'],
  'Workplace',
  { ONSITE: 'On site', HYBRID: 'Hybrid', REMOTE: 'Remote' },
  { width: 'half' },
);

export const StageType = choiceOf(
  ['APPLIED', 'SCREENING', 'ASSESSMENT', 'INTERVIEW', 'OFFER', 'HIRED'],
  'Kind',
  stageNames,
);

/** A step of a job's pipeline. `id` is stable within the job, so that a stage can be renamed. */
export const Stage = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'A stage id has small letters, digits and - only.')
    .meta({ title: 'Id' }),
  name: text('Stage', { max: 60 }),
  type: StageType,
});

/** The pipeline a job starts with. */
export const defaultStages: z.output<typeof Stage>[] = Object.entries(
  StageType.meta()?.ui?.choices ?? {},
).map(([type, name]) => ({ id: type.toLowerCase(), name, type: type as z.output<typeof StageType> }));

const distinct = (values: string[]) => new Set(values.map((v) => v.toLowerCase())).size === values.length;

const Stages = z
  .array(Stage)
  .min(2, 'A job needs at least two stages.')
  .max(12, 'A job can have at most 12 stages.')
  .refine(
    (list) => distinct(list.map((s) => s.id)) && distinct(list.map((s) => s.name)),
    'Two stages have the same name.',
  )
  .refine(
    (list) => list[0]?.type === 'APPLIED' && list.at(-1)?.type === 'HIRED',
    'The first stage is where people apply and the last one where they are hired.',
  )
  .meta({
    title: 'Stages',
    description: 'The steps an application goes through, in order.',
    ui: { widget: 'stages' },
  });

/** Whether everyone may read the job while it is open, at an address of its own and in search engines. */
const publicPage = flag(
  'Public page',
  'While the job is open, anyone can read it at its own address, and search engines find it.',
);

/** How far from the place of work people may live. */
const radiusKm = z
  .int()
  .min(1)
  .max(1000)
  .meta({
    title: 'Within reach',
    description: 'How far from there people on your lists may live, unless they would move.',
    ui: { widget: 'distance', width: 'half', column: false, filter: false },
  });

/** The fields a recruiter writes: the body of creating and of changing a job. */
const JobText = z.strictObject({
  ...inSection(
    { title: 'The job', description: 'What candidates read.' },
    {
      title: withUi(jobTitle('Title', { placeholder: 'Senior Backend Engineer' }), { column: 0 }),
      employmentType: EmploymentType.default('FULL_TIME'),
      workplaceType: WorkplaceType.default('ONSITE'),
      city: city.nullable().default(null),
      state: state.nullable().default(null),
      country: country.nullable().default(null),
      radiusKm: radiusKm.nullable().default(null),
      openings: z
        .int()
        .min(1, 'A job has at least one opening.')
        .max(999, 'A job can have at most 999 openings.')
        .meta({ title: 'Openings', ui: { width: 'half' } })
        .default(1),
      validThrough: withUi(
        day('Open until')
          .nullable()
          .default(null)
          .meta({ title: 'Open until', description: 'The last day; it counts until it is over everywhere.' }),
        { column: 5 },
      ),
      description: longText('Description', 20_000).meta({
        title: 'Description',
        description: 'Markdown. Candidates read it, and criteria are proposed from it.',
        // Its words are found by the search.
        ui: { widget: 'markdown', column: false, filter: false },
      }),
      publicPage: publicPage.default(true),
    },
  ),
  ...inSection(
    { title: 'Pay', description: 'Jobs that name the pay get more answers.' },
    {
      salaryMin: money('Salary from').nullable().default(null),
      salaryMax: money('Salary to').nullable().default(null),
      salaryCurrency: currency.default('USD'),
      salaryUnit: SalaryUnit.default('YEAR'),
    },
  ),
  ...inSection(
    { title: 'What you look for', description: 'Each morning’s candidates are ranked by these.' },
    { criteria: withUi(Criteria.default([]), { column: false }) },
  ),
  stages: withUi(Stages.default(defaultStages), { column: false }),
});

/** The rule for the two ends of a salary, which derived schemas need again. */
export const salaryInOrder = ({
  salaryMin,
  salaryMax,
}: Pick<z.output<typeof JobText>, 'salaryMin' | 'salaryMax'>) =>
  salaryMin === null || salaryMax === null || salaryMin <= salaryMax;
export const salaryOutOfOrder = {
  path: ['salaryMax'],
  message: 'The upper end of the salary is below the lower end.',
};

/** Body of `POST /jobs`: the whole of what a recruiter writes. */
export const JobFields = JobText.refine(salaryInOrder, salaryOutOfOrder);

/** Body of `PUT /jobs/{id}`: the same. Without a value the public page stays as it is, because it is the employer's too. */
export const JobUpdate = JobText.extend({ publicPage: publicPage.optional() }).refine(
  salaryInOrder,
  salaryOutOfOrder,
);

/** Body of switching a job's public page on or off. */
export const JobPublicPage = z.strictObject({ publicPage });

/** A criterion that passes with a reason argue for; nothing changes until the recruiter accepts it. */
export const CriterionSuggestion = Criterion.extend({
  why: z
    .union([
      z.object({
        reason: z.enum(['NOT_ENOUGH_EXPERIENCE', 'MISSING_SKILLS', 'WRONG_FIELD', 'TOO_FAR']),
        people: count('Candidates'),
        /** The most any of them has, where it is about experience. */
        years: count('Years of experience').nullable(),
        /** The cost in candidates; missing in older suggestions. */
        estimate: z
          .object({
            picks: count('Picks that still stand'),
            without: count('Of them without it'),
          })
          .nullish(),
      }),
      // Suggestions of former days say it in English.
      z.string(),
    ])
    .meta({ title: 'Why' }),
});

/** Body of asking what a posting asks for while it is written: nothing of it is kept. */
export const JobDraft = z.strictObject({
  title: z.string().max(300).meta({ title: 'Title' }).default(''),
  description: z.string().max(20_000).meta({ title: 'Description' }).default(''),
});

/** Where a job is done; missing fields are not written yet. */
export const JobPlace = JobText.pick({
  workplaceType: true,
  city: true,
  state: true,
  country: true,
  radiusKm: true,
});

/** Proposals read from a posting, for its recruiter to confirm. */
export const JobProposals = z.object({
  criteria: z.array(Criterion).meta({ title: 'Criteria' }),
  place: z
    .object({ workplaceType: WorkplaceType.nullable(), city: city.nullable(), state: state.nullable() })
    .meta({ title: 'Place of work', description: 'Null where the text does not say.' }),
  job: JobText.pick({ city: true, state: true, country: true, salaryMin: true, salaryMax: true })
    .extend({
      title: JobText.shape.title.nullable(),
      employmentType: EmploymentType.nullable(),
      workplaceType: WorkplaceType.nullable(),
      salaryCurrency: currency.nullable(),
      salaryUnit: SalaryUnit.nullable(),
    })
    .meta({ title: 'The job', description: 'Null where the text does not say.' }),
  clauses: z
    .array(
      z.object({
        text: z.string().meta({ title: 'Clause' }),
        use: z.enum(['CRITERIA', 'JOB', 'DUTY', 'UNREAD']).meta({ title: 'Use' }),
        criteria: z.array(z.string()).meta({ title: 'Criteria' }),
        // Null where it is too long for one.
        criterion: z.string().nullable().meta({ title: 'As a criterion' }),
      }),
    )
    .meta({ title: 'Clauses' }),
});

/** A job as it is read back: what was written, what became of it, and what hangs on it. */
export const Job = z.object({
  id,
  ...JobText.shape,
  employerName: text('Employer'),
  recruiterEmail: email('Recruiter'),
  status: withUi(JobStatus, { column: 1 }),
  closeReason: CloseReason.nullable(),
  proposedCriteria: z.array(Criterion).meta({
    title: 'Proposed criteria',
    description: 'Read from the title and description; used while the job has no criteria of its own.',
    ui: { column: false },
  }),
  suggestedCriteria: z.array(CriterionSuggestion).meta({
    title: 'Suggested changes',
    description: 'Changes to the criteria that the reasons given for passing suggest.',
    ui: { column: false },
  }),
  criteriaVersion: withUi(count('Version of the criteria'), { column: false }),
  createdAt: withUi(moment('Created'), { column: 6 }),
  updatedAt: moment('Changed'),
  openedAt: moment('Opened').nullable(),
  closedAt: moment('Closed').nullable(),
  dailyCandidatesCount: withUi(count('Daily candidates'), { column: 3 }),
  newDailyCandidatesCount: withUi(count('Not looked at'), { column: 2 }),
  applicationsCount: withUi(count('Applications'), { column: 4 }),
  lastListOn: day('Last list').nullable().meta({
    title: 'Last list',
    description: 'The day of the newest daily list; null before the first one.',
  }),
});

/** The way a candidate keeps a job in mind, or out of sight. */
export const JobMark = choiceOf(['SAVED', 'HIDDEN'], 'Mark', { SAVED: 'Saved', HIDDEN: 'Hidden' });

/** How a job is against what a candidate wants. */
export const Unwanted = z
  .enum(['ROLE', 'WORKPLACE', 'EMPLOYMENT', 'PAY', 'COUNTRY'])
  .meta({ title: 'Against' });

/** A job as a candidate sees it: nothing of the recruiter's own work on it. */
export const PublicJob = Job.omit({
  recruiterEmail: true,
  suggestedCriteria: true,
  proposedCriteria: true,
  criteriaVersion: true,
  dailyCandidatesCount: true,
  newDailyCandidatesCount: true,
  applicationsCount: true,
  lastListOn: true,
  publicPage: true,
}).extend({
  employerDomain: provedDomain,
  fit: Fit.nullable().meta({
    title: 'Fit',
    description: 'How well the candidate who asks fits; null without a readable resume.',
  }),
  fitPending: z.boolean().meta({
    title: 'Fit is pending',
    description:
      'Whether the fit is missing only because it is still being worked out: ask again in a moment.',
  }),
  /** The way it is against what the candidate who asks wants; null where it is not. */
  unwanted: Unwanted.nullable().meta({ title: 'Against your preferences' }),
  application: CandidateApplication.pick({ id: true, status: true })
    .nullable()
    .meta({ title: 'Application', description: 'Of the candidate who asks; null before applying.' }),
  mark: JobMark.nullable().meta({
    title: 'Mark',
    description:
      'Whether the candidate who asks has saved or hidden it. Hidden jobs are in no list of open ones.',
  }),
  distanceKm: z.int().min(0).nullable().meta({
    title: 'Distance',
    description: 'Kilometres from the town that was asked for with `within`; null otherwise.',
  }),
});

/** A line of an import file: criteria and stages stay out of a flat table; the status a job should reach may be given. */
export const JobImport = JobText.omit({ criteria: true, stages: true }).extend({
  status: JobStatus.default('DRAFT'),
});

/** The criteria a job is matched on: the recruiter's, or the proposed ones until there are any. */
export const matchedCriteria = ({
  criteria,
  proposedCriteria,
}: Pick<Job, 'criteria' | 'proposedCriteria'>): readonly Criterion[] =>
  criteria.length > 0 ? criteria : proposedCriteria;

/** Where a job is done, of a record that has more fields than these. */
export const placeOfJob = ({ workplaceType, city, state, country, radiusKm }: JobPlace): JobPlace => ({
  workplaceType,
  city,
  state,
  country,
  radiusKm,
});

export type JobPlace = z.output<typeof JobPlace>;
export type Unwanted = z.output<typeof Unwanted>;
export type JobMark = z.output<typeof JobMark>;
export type JobStatus = z.output<typeof JobStatus>;
export type CloseReason = z.output<typeof CloseReason>;
export type StageType = z.output<typeof StageType>;
export type Stage = z.output<typeof Stage>;
export type JobFields = z.output<typeof JobFields>;
export type JobUpdate = z.output<typeof JobUpdate>;
export type JobDraft = z.output<typeof JobDraft>;
export type JobProposals = z.output<typeof JobProposals>;
export type Job = z.output<typeof Job>;
export type PublicJob = z.output<typeof PublicJob>;
export type JobImport = z.output<typeof JobImport>;
export type CriterionSuggestion = z.output<typeof CriterionSuggestion>;
