/** A field of every kind that a table can have, as docs/add-a-field.md says it is added: a schema and a column. */

interface NewField {
  /** In schemas/job.ts, behind the name and a colon. */
  schema: string;
  /** In the migration, behind the name. */
  column: string;
  label: string;
  /** Written by a client, and read again. */
  value: unknown;
  /** Refused, at the field. */
  wrong: unknown;
  /** Filters that find the job with the value, and those that do not. */
  finds?: string[];
  misses?: string[];
  isSortable?: true;
  /** As the page of the job and the file say it. */
  shown: string;
  inFile?: string;
}

const maybe = '.nullable().default(null)';

export const newFields: Readonly<Record<string, NewField>> = {
  teamName: {
    schema: `text('Team name')${maybe}`,
    column: 'text',
    label: 'Team name',
    value: 'Blue team',
    wrong: 'two\nlines',
    finds: ['teamName=blue', 'teamName=red&teamName=TEAM'],
    misses: ['teamName=red'],
    isSortable: true,
    shown: 'Blue team',
  },
  costCentre: {
    schema: `text('Cost centre', { max: 20 })`,
    column: `text not null default ''`,
    label: 'Cost centre',
    value: 'K-17',
    wrong: '',
    finds: ['costCentre=k-17'],
    misses: ['costCentre=k-18'],
    isSortable: true,
    shown: 'K-17',
  },
  workMode: {
    schema: `text('Way of working').default('As agreed')`,
    column: `text not null default 'As agreed'`,
    label: 'Way of working',
    value: 'In pairs',
    wrong: 7,
    finds: ['workMode=pairs'],
    misses: ['workMode=alone'],
    isSortable: true,
    shown: 'In pairs',
  },
  nickname: {
    schema: `text('Internal name').optional()`,
    column: 'text',
    label: 'Internal name',
    value: 'Swan',
    wrong: 7,
    finds: ['nickname=swan'],
    misses: ['nickname=owl'],
    isSortable: true,
    shown: 'Swan',
  },
  houseRules: {
    schema: `longText('House rules', 500)${maybe}`,
    column: 'text',
    label: 'House rules',
    value: 'Be kind.\nBe on time.',
    wrong: 'x'.repeat(501),
    finds: ['houseRules=kind'],
    misses: ['houseRules=rude'],
    shown: 'Be kind.',
    inFile: '"Be kind.\nBe on time."',
  },
  deskEmail: {
    schema: `email('Desk e-mail')${maybe}`,
    column: 'text',
    label: 'Desk e-mail',
    value: 'desk@acme.example',
    wrong: 'desk',
    finds: ['deskEmail=desk@acme'],
    misses: ['deskEmail=other'],
    isSortable: true,
    shown: 'desk@acme.example',
  },
  handbook: {
    schema: `z.url().meta({ title: 'Handbook' })${maybe}`,
    column: 'text',
    label: 'Handbook',
    value: 'https://acme.example/handbook',
    wrong: 'handbook',
    finds: ['handbook=acme'],
    misses: ['handbook=other'],
    isSortable: true,
    shown: 'acme.example/handbook',
    inFile: 'https://acme.example/handbook',
  },
  teamSize: {
    schema: `z.int().min(1).max(500).meta({ title: 'Team size' })${maybe}`,
    column: 'integer',
    label: 'Team size',
    value: 12,
    wrong: 0,
    finds: ['teamSizeFrom=12&teamSizeTo=12'],
    misses: ['teamSizeFrom=13', 'teamSizeTo=11'],
    isSortable: true,
    shown: '12',
  },
  trialWeeks: {
    schema: `z.number().min(0).meta({ title: 'Trial, in weeks' })${maybe}`,
    column: 'numeric',
    label: 'Trial, in weeks',
    value: 2.5,
    wrong: 'two',
    finds: ['trialWeeksFrom=2.5&trialWeeksTo=3'],
    misses: ['trialWeeksFrom=2.6'],
    isSortable: true,
    shown: '2.5',
  },
  yearlyBudget: {
    schema: `z.int().min(0).meta({ title: 'Yearly budget in cents' })${maybe}`,
    column: 'bigint',
    label: 'Yearly budget in cents',
    value: 9_007_199_254_740_991,
    wrong: -1,
    finds: ['yearlyBudgetFrom=9007199254740991'],
    misses: ['yearlyBudgetTo=9007199254740990'],
    isSortable: true,
    shown: '9,007,199,254,740,991',
    inFile: '9007199254740991',
  },
  signingBonus: {
    schema: `money('Signing bonus')${maybe}`,
    column: 'bigint',
    label: 'Signing bonus',
    value: 1500,
    wrong: -1,
    finds: ['signingBonusFrom=1500'],
    misses: ['signingBonusFrom=1501'],
    isSortable: true,
    shown: '$1,500',
    inFile: '1500',
  },
  hasCanteen: {
    schema: `flag('Canteen').default(false)`,
    column: 'boolean not null default false',
    label: 'Canteen',
    value: true,
    wrong: 'perhaps',
    finds: ['hasCanteen=true'],
    misses: ['hasCanteen=false'],
    isSortable: true,
    shown: 'Yes',
  },
  shift: {
    schema: `choiceOf(['DAY', 'NIGHT'], 'Shift', { DAY: 'By day', NIGHT: 'By night' })${maybe}`,
    column: 'text',
    label: 'Shift',
    value: 'NIGHT',
    wrong: 'NOON',
    finds: ['shift=NIGHT', 'shift=DAY&shift=NIGHT'],
    misses: ['shift=DAY'],
    isSortable: true,
    shown: 'By night',
  },
  startsOn: {
    schema: `day('Starts on')${maybe}`,
    column: 'date',
    label: 'Starts on',
    value: '2027-01-04',
    wrong: 'soon',
    finds: ['startsOnFrom=2027-01-04&startsOnTo=2027-01-04'],
    misses: ['startsOnFrom=2027-01-05'],
    isSortable: true,
    shown: 'Jan 4, 2027',
    inFile: '2027-01-04',
  },
  meetingAt: {
    schema: `z.iso.time().meta({ title: 'Morning meeting' })${maybe}`,
    column: 'time',
    label: 'Morning meeting',
    value: '08:30:00',
    wrong: '25:00',
    finds: ['meetingAtFrom=08:30&meetingAtTo=08:30:00'],
    misses: ['meetingAtFrom=08:31'],
    isSortable: true,
    shown: '08:30',
    inFile: '08:30:00',
  },
  interviewsAt: {
    schema: `moment('Interviews from')${maybe}`,
    column: 'timestamptz',
    label: 'Interviews from',
    value: '2027-02-03T09:00:00.000Z',
    wrong: '2027-02-03',
    finds: ['interviewsAtFrom=2027-02-03&interviewsAtTo=2027-02-03', 'interviewsAtTo=2027-02-03T09:00:00Z'],
    misses: ['interviewsAtFrom=2027-02-04', 'interviewsAtTo=2027-02-02'],
    isSortable: true,
    shown: 'Feb 3, 2027',
    inFile: '2027-02-03T09:00:00.000Z',
  },
  tools: {
    schema: `z.array(z.string().min(1).max(40)).meta({ title: 'Tools' }).default([])`,
    column: `jsonb not null default '[]'`,
    label: 'Tools',
    value: ['Forklift', 'Crane'],
    wrong: [''],
    finds: ['tools=Crane', 'tools=Saw&tools=Forklift'],
    misses: ['tools=Saw'],
    shown: 'Forklift',
    inFile: 'Forklift; Crane',
  },
  spoken: {
    schema: `z.array(choiceOf(['EN', 'ES'], 'Language', { EN: 'English', ES: 'Spanish' })).meta({ title: 'Spoken' }).default([])`,
    column: `jsonb not null default '[]'`,
    label: 'Spoken',
    value: ['EN', 'ES'],
    wrong: ['FR'],
    finds: ['spoken=ES'],
    misses: [],
    shown: 'Spanish',
    inFile: 'English; Spanish',
  },
  site: {
    schema: `z.strictObject({ street: text('Street'), floor: z.int().meta({ title: 'Floor' }) }).meta({ title: 'Building site' })${maybe}`,
    column: 'jsonb',
    label: 'Building site',
    value: { street: 'Elm Street 4', floor: 2 },
    wrong: { street: '', floor: 2 },
    shown: 'Elm Street 4',
    inFile: 'Street: Elm Street 4; Floor: 2',
  },
  contacts: {
    schema: `z.array(z.strictObject({ name: text('Name'), phone: text('Phone') })).meta({ title: 'Contacts' }).default([])`,
    column: `jsonb not null default '[]'`,
    label: 'Contacts',
    value: [{ name: 'Ana', phone: '555' }],
    wrong: [{ name: 'Ana' }],
    shown: 'Ana',
    inFile: 'Name: Ana; Phone: 555',
  },
  floors: {
    schema: `z.record(z.string().min(1).max(20), z.int()).meta({ title: 'Rooms by floor' }).default({})`,
    column: `jsonb not null default '{}'`,
    label: 'Rooms by floor',
    value: { first: 5, ground: 3 },
    wrong: { ground: 'three' },
    shown: 'ground',
    inFile: 'first: 5; ground: 3',
  },
};

/** The names, in order. */
const newNames = Object.keys(newFields);

/** A job's value for each. */
export const newValues = Object.fromEntries(newNames.map((name) => [name, newFields[name]?.value]));
