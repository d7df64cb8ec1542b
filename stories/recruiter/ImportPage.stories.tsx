import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ImportPage } from '../../resources/import/ImportPage.tsx';
import { addresses } from '../../schemas/addresses.ts';
import type { Considered, ConsiderForm } from '../../schemas/considered.ts';
import type { ImportedResume, ImportedResumeChanges } from '../../schemas/importedResume.ts';
import type { ImportChanges, ImportFile } from '../../schemas/importFile.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { sampleJob } from '../support/sampleJobs.ts';

const fields = ['candidateEmail', 'candidateName', null];

const file: ImportFile = {
  ...{ id: '01930000-0000-7000-8000-000000000901', kind: 'CANDIDATES', fileName: 'personas.csv' },
  ...{
    status: 'READY',
    rows: 120,
    done: 0,
    added: 0,
    joined: 0,
    known: 0,
    refused: 0,
    problems: [],
    leftOut: [],
  },
  columns: [
    { heading: 'E-Mail', samples: ['ada@example.com', 'eve@example.com'] },
    { heading: 'Nombre completo', samples: ['Ada Lovelace', 'Eve Moreno Ruiz'] },
    { heading: '', samples: [] },
  ],
  choices: [
    { field: 'candidateEmail', title: 'E-mail', isRequired: true },
    { field: 'candidateCity', title: 'City', isRequired: false },
    { field: 'candidateName', title: 'First and last name', isRequired: false },
  ],
  ...{ fields, preset: null, createdAt: '2026-11-20T09:00:00Z', endedAt: null },
  ...{ encoding: 'windows-1252', spellings: ['£ukasz', 'Œwi¹tek'], above: ['Candidates, 28 November 2026'] },
  proposals: { NONE: fields, GREENHOUSE: [null, null, null], OPENCATS: fields },
};
const tally = {
  ...{ added: 115, joined: 0, known: 3, refused: 2 },
  problems: [
    { line: 3, column: 'E-Mail', reason: 'Enter an e-mail address like name@example.com.' },
    {
      line: 9,
      column: null,
      reason: 'A quotation mark of this line is never closed. Close it or take it away.',
    },
  ],
  leftOut: [{ line: 5, column: 'Tel.', reason: 'Enter a phone number like +1 512 555 0100.' }],
};

const openJob = sampleJob({ id: '01930000-0000-7000-8000-000000000902', status: 'OPEN' });

const ground = {
  ...{
    basis: null,
    months: null,
    proposedBasis: 'POLICY' as const,
    proposedMonths: 36,
    country: 'US',
    ending: 0,
  },
};

/** The calls of a scene with one import. */
function importInMemory(kept: ImportFile) {
  let now = kept;
  return {
    imports: fn(async () => [now]),
    import: fn(async () => now),
    uploadImport: fn(async () => now),
    updateImport: fn(async ({ body }: { body: ImportChanges }) => {
      now = { ...now, ...body, spellings: ['Łukasz', 'Świątek'] };
      return now;
    }),
    previewImport: fn(async () => tally),
    startImport: fn(async () => {
      now = { ...now, status: 'RUNNING', done: 50 };
      return now;
    }),
    deleteImport: fn(async () => undefined),
    addedDifferences: fn(async () => []),
    peopleBasis: fn(async () => ground),
  };
}

let provider: Partial<ReturnType<typeof importInMemory>> & { myJobs?: unknown; considerPeople?: unknown };
const opened = `${addresses.recruiter.import}?file=${file.id}`;

const scene = (at: string) => () => (
  <StoryAdmin
    dataProvider={provider}
    at={at}
    screens={{
      [addresses.recruiter.import]: () => (
        <>
          <Typography id="react-admin-title" component="h1" variant="h2" sx={{ mb: 2, minHeight: 30 }} />
          <ImportPage />
        </>
      ),
    }}
  />
);

export default {
  component: ImportPage,
  title: 'Recruiter/ImportPage',
  beforeEach: () => {
    provider = importInMemory(file);
  },
  render: scene(opened),
} satisfies Meta<typeof ImportPage>;
type Story = StoryObj<typeof ImportPage>;

export const ChoosingAFile: Story = {
  render: scene(addresses.recruiter.import),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jobs' }));
    await expect(await canvas.findByText(/Jobs become drafts/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'personas.csv' })).toBeVisible();
  },
};

/** A field that is chosen leaves the column it had; the preview tells of each row, and the import starts. */
export const MappingAndStarting: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const second = await canvas.findByRole('combobox', { name: 'Field of Nombre completo' });
    await expect(second).toHaveTextContent('First and last name');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Field of 3' }));
    const page = canvasElement.ownerDocument.body;
    const options = [...page.querySelectorAll('[role=option]')];
    const wanted = options.find(({ textContent }) => textContent === 'First and last name');
    if (wanted) await userEvent.click(wanted);
    await expect(second).toHaveTextContent('Left out');
    await userEvent.click(canvas.getByRole('button', { name: 'See what would happen' }));
    await expect(await canvas.findByText('115')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'E-Mail' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 115 people' }));
    await expect(await canvas.findByText(/^50 of 120 rows/)).toBeVisible();
  },
};

/** The reader sees from words of the file that its characters are others, and chooses them. */
export const OtherCharacters: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/£ukasz · Œwi¹tek/)).toBeVisible();
    await expect(canvas.getByText(/Candidates, 28 November 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See what would happen' }));
    await expect(await canvas.findByRole('heading', { name: 'Cells left out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Characters' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('option', { name: 'Central European (Windows)' }));
    await expect(await canvas.findByText(/Łukasz · Świątek/)).toBeVisible();
    // The preview was of the file as it was read before.
    await expect(canvas.queryByRole('heading', { name: 'Cells left out' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'See what would happen' })).toBeVisible();
  },
};

export const NeedsAPlan: Story = {
  beforeEach: () => {
    const startImport = fn(async () => {
      throw problem('SUBSCRIPTION_REQUIRED', 'This needs a subscription.');
    });
    provider = { ...importInMemory(file), startImport };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See what would happen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 115 people' }));
    await expect(await canvas.findByRole('heading', { name: 'Adding people needs a plan' })).toBeVisible();
  },
};

/** A column of notes says who reads it, and warns where it would leave the company. */
export const PrivateColumns: Story = {
  beforeEach: () => {
    const notes = { heading: 'Phone screen notes', samples: ['Ring her mother first.'], looksPrivate: true };
    const choices = [
      ...file.choices,
      { field: 'companyNote', title: 'Note of your company', isRequired: false },
      { field: 'candidateOtherInformation', title: 'Anything else', isRequired: false },
    ];
    const columns = [...file.columns.slice(0, 2), notes];
    provider = importInMemory({ ...file, columns, choices, fields: [...fields.slice(0, 2), 'companyNote'] });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Only your company reads it.')).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    const choose = async (option: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Field of Phone screen notes' }));
      await userEvent.click(await page.findByRole('option', { name: option }));
    };
    await choose('Left out');
    await expect(await canvas.findByText('Looks like private notes, so it is left out.')).toBeVisible();
    await choose('Anything else');
    await expect(await canvas.findByText(/^The person reads it/)).toBeVisible();
  },
};

const considered = fn(async (_: { body: ConsiderForm }): Promise<Considered[]> => []);

export const Done: Story = {
  beforeEach: () => {
    provider = {
      ...importInMemory({ ...file, status: 'DONE', done: 120, ...tally }),
      myJobs: fn(async () => [openJob]),
      considerPeople: considered,
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'personas.csv is imported' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your people' }).getAttribute('href')).toContain(
      file.id,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Consider for a job' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(
      await page.findByRole('dialog', { name: 'Consider everyone of this import for a job' }),
    );
    await userEvent.click(dialog.getByRole('combobox', { name: /^Job/ }));
    await userEvent.click(await page.findByRole('option', { name: openJob.title }));
    await userEvent.click(dialog.getByRole('button', { name: 'Consider for this job' }));
    await waitFor(() => expect(considered.mock.lastCall?.[0].body).toEqual({ importId: file.id }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    for (const list of ['Wrong rows', 'Cells left out'])
      await expect(canvas.getByRole('button', { name: `Download as CSV ${list}` })).toBeVisible();
  },
};

const archive: ImportFile = {
  ...file,
  ...{ kind: 'RESUMES', fileName: 'resumes.zip', rows: 4, done: 4, columns: [], choices: [], fields: [] },
  proposals: { NONE: [], GREENHOUSE: [], OPENCATS: [] },
};
const nobody = { candidateEmail: null, candidateFirstName: null, candidateLastName: null };
const resumes: readonly ImportedResume[] = [
  {
    ...{ place: 0, name: 'Ada Lovelace.pdf', size: 91_000, state: 'NEW', reason: null, isSkipped: false },
    ...{ candidateEmail: 'ada@example.com', candidateFirstName: 'Ada', candidateLastName: 'Lovelace' },
  },
  {
    ...{ place: 1, name: 'nurses/CV_2.docx', size: 40_000, state: 'INCOMPLETE', isSkipped: false, ...nobody },
    reason: 'Neither a name nor an e-mail address was found in it.',
  },
  {
    ...{ place: 2, name: 'nurses/locked.pdf', size: 70_000, state: 'WRONG', isSkipped: false, ...nobody },
    reason: 'The file is protected by a password. Save it without a password and try again.',
  },
  {
    ...{ place: 3, name: 'nurses/Ada (copy).pdf', size: 91_000, state: 'DUPLICATE', isSkipped: false },
    ...{ candidateEmail: 'ada@example.com', candidateFirstName: 'Ada', candidateLastName: 'Lovelace' },
    reason: 'The same file as Ada Lovelace.pdf.',
  },
];

/** The calls of a scene with an archive. */
function archiveInMemory(kept: ImportFile) {
  let now = kept;
  let files = resumes;
  return {
    imports: fn(async () => [now]),
    import: fn(async () => now),
    uploadResumes: fn(async () => now),
    importedResumes: fn(async () => files),
    updateImportedResume: fn(
      async ({ params, body }: { params: { place: string }; body: ImportedResumeChanges }) => {
        files = files.map((one) =>
          String(one.place) === params.place
            ? { ...one, ...body, state: body.isSkipped ? 'SKIPPED' : 'NEW', reason: null }
            : one,
        );
      },
    ),
    startResumes: fn(async () => {
      now = { ...now, status: 'RUNNING', done: 2 };
      return now;
    }),
    deleteImport: fn(async () => undefined),
    addedDifferences: fn(async () => []),
    peopleBasis: fn(async () => ground),
  };
}

const archiveScene = (kept: ImportFile) => () => {
  provider = archiveInMemory(kept);
};

/** The files that need someone come first: one gets its address and name, one is skipped, and the import starts. */
export const LookingResumesOver: Story = {
  beforeEach: archiveScene(archive),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('nurses/CV_2.docx')).toBeVisible();
    await expect(canvas.queryByText('ada@example.com', { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in nurses/CV_2.docx' }));
    const dialog = await body.findByRole('dialog', { name: 'Who is it?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^E-mail/ }), 'eve@example.com');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^First name/ }), 'Eve');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Last name/ }), 'Moreno');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^All \(4\)$/ }));
    await expect(await canvas.findByText('Eve Moreno · eve@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip Ada Lovelace.pdf' }));
    await expect(await canvas.findByRole('button', { name: 'Include Ada Lovelace.pdf' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 person' }));
    await expect(await canvas.findByText(/^2 of 4 files done/)).toBeVisible();
  },
};

/** Reading goes on by itself, and can be stopped. */
export const ReadingResumes: Story = {
  beforeEach: archiveScene({ ...archive, status: 'READING', done: 1 }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^1 of 4 files read/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the import' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog');
    await expect(within(dialog).getByText(/Nobody was asked/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on with it' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('progressbar', { name: 'Files read' })).toBeVisible();
  },
};

export const ChoosingAnArchive: Story = {
  beforeEach: archiveScene(archive),
  render: scene(addresses.recruiter.import),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resumes' }));
    await expect(await canvas.findByText('Drop a ZIP file with resumes here')).toBeVisible();
  },
};

export const ResumesDone: Story = {
  beforeEach: archiveScene({ ...archive, status: 'DONE', added: 1, joined: 0, known: 1, refused: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'resumes.zip is imported' })).toBeVisible();
    await expect(await canvas.findByText(/protected by a password/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Skip/ })).toBeNull();
  },
};
