/** A field of each other entity that people write: the schemas are built alike, so that one of each is enough. Of a candidate two: theirs come in a form with a file. */

interface OtherField {
  /** The schema's file, and the text behind which the field is written. */
  file: string;
  opening: string;
  name: string;
  /** Behind the name and a colon. */
  schema: string;
  table: string;
  /** In the migration, behind the name. */
  column: string;
  label: string;
  /** Written by a client, and read again; refused, at the field. */
  value: unknown;
  wrong: unknown;
  /** As pages say it. */
  shown: string;
}

export const otherFields = {
  candidate: {
    file: 'schemas/candidate.ts',
    opening: 'export const CandidateFields = z.strictObject({\n',
    name: 'longestCommute',
    schema: `z.int().min(1).meta({ title: 'Longest way to work' }).nullable().default(null)`,
    table: 'candidates',
    column: 'integer',
    label: 'Longest way to work',
    value: 45,
    wrong: 0,
    shown: '45',
  },
  candidateList: {
    file: 'schemas/candidate.ts',
    opening: 'export const CandidateFields = z.strictObject({\n',
    name: 'ownTools',
    schema: `z.array(z.string().min(1).max(40)).meta({ title: 'Own tools' }).default([])`,
    table: 'candidates',
    column: `jsonb not null default '[]'`,
    label: 'Own tools',
    value: ['Saw', 'Plane'],
    wrong: [''],
    shown: 'Plane',
  },
  recruiter: {
    file: 'schemas/recruiter.ts',
    opening: 'inSection(aboutYou, {\n',
    name: 'deskName',
    schema: `text('Desk').nullable().default(null)`,
    table: 'recruiters',
    column: 'text',
    label: 'Desk',
    value: 'Third floor',
    wrong: 'two\nlines',
    shown: 'Third floor',
  },
  employer: {
    file: 'schemas/employer.ts',
    opening: 'export const EmployerFields = z.strictObject({\n',
    name: 'foundedOn',
    schema: `z.iso.date().meta({ title: 'Founded on' }).nullable().default(null)`,
    table: 'employers',
    column: 'date',
    label: 'Founded on',
    value: '1999-05-04',
    wrong: 'long ago',
    shown: 'May 4, 1999',
  },
  application: {
    file: 'schemas/application.ts',
    opening: 'export const ApplicationText = z.strictObject({\n',
    name: 'noticeWeeks',
    schema: `z.int().min(0).meta({ title: 'Notice in weeks' }).nullable().default(null)`,
    table: 'applications',
    column: 'integer',
    label: 'Notice in weeks',
    value: 6,
    wrong: -1,
    shown: '6',
  },
} as const satisfies Record<string, OtherField>;
