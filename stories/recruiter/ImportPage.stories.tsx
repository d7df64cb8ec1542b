import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImportPage } from '../../resources/import/ImportPage.tsx';
import { addresses } from '../../schemas/addresses.ts';
import type { ImportFile } from '../../schemas/importFile.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const fields = ['candidateEmail', 'candidateName', null];

const file: ImportFile = {
  ...{ id: '01930000-0000-7000-8000-000000000901', kind: 'CANDIDATES', fileName: 'personas.csv' },
  ...{ status: 'READY', rows: 120, done: 0, added: 0, known: 0, refused: 0, problems: [] },
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
  proposals: { NONE: fields, GREENHOUSE: [null, null, null], OPENCATS: fields },
};
const tally = {
  ...{ added: 115, known: 3, refused: 2 },
  problems: [
    { line: 3, column: 'E-Mail', reason: 'Enter an e-mail address like name@example.com.' },
    { line: 9, column: null, reason: 'The line has 2 fields, the header another number.' },
  ],
};

/** The calls of a scene with one import. */
function importInMemory(kept: ImportFile) {
  let now = kept;
  return {
    imports: fn(async () => [now]),
    import: fn(async () => now),
    uploadImport: fn(async () => now),
    previewImport: fn(async () => tally),
    startImport: fn(async () => {
      now = { ...now, status: 'RUNNING', done: 50 };
      return now;
    }),
    deleteImport: fn(async () => undefined),
  };
}

let provider: Partial<ReturnType<typeof importInMemory>>;
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
    await userEvent.click(canvas.getByRole('button', { name: 'Add and ask 115 people' }));
    await expect(await canvas.findByText(/^50 of 120 rows/)).toBeVisible();
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Add and ask 115 people' }));
    await expect(await canvas.findByRole('heading', { name: 'Adding people needs a plan' })).toBeVisible();
  },
};

export const Done: Story = {
  beforeEach: () => {
    provider = importInMemory({ ...file, status: 'DONE', done: 120, ...tally });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'personas.csv is imported' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
  },
};
