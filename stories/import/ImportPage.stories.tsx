import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ImportPage } from '../../resources/import/ImportPage.tsx';
import { addresses } from '../../schemas/addresses.ts';
import type { ImportFile } from '../../schemas/importFile.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const tally = { added: 1, joined: 0, known: 0, refused: 0, problems: [], leftOut: [] };

const people: ImportFile = {
  ...{ id: '01930000-0000-7000-8000-000000000971', kind: 'CANDIDATES', fileName: 'people.csv' },
  ...{ status: 'READY', rows: 1, done: 0, ...tally, columns: [], fields: [], choices: [], preset: null },
  ...{ proposals: { NONE: [], GREENHOUSE: [], OPENCATS: [] }, encoding: 'utf-8', spellings: [], above: [] },
  ...{ createdAt: '2026-11-20T09:00:00Z', endedAt: null },
};
const running: ImportFile = { ...people, status: 'RUNNING' };

/** A server whose first answer about the import is late. */
function slowImport() {
  const { promise, resolve } = Promise.withResolvers<ImportFile>();
  return {
    late: () => resolve(people),
    provider: {
      imports: fn(async () => []),
      uploadImport: fn(async () => people),
      import: fn(async () => running).mockImplementationOnce(() => promise),
      previewImport: fn(async () => tally),
      startImport: fn(async () => running),
    },
  };
}

let server: ReturnType<typeof slowImport>;

export default {
  component: ImportPage,
  title: 'Import/Page',
  beforeEach: () => {
    server = slowImport();
  },
  render: () => (
    <StoryAdmin
      dataProvider={server.provider}
      at={addresses.recruiter.import}
      screens={{ [addresses.recruiter.import]: ImportPage }}
    />
  ),
} satisfies Meta<typeof ImportPage>;
type Story = StoryObj<typeof ImportPage>;

/** An import that was started goes on, also where an older answer comes after that. */
export const Started: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('CSV file', { selector: 'input' });
    await userEvent.upload(input, new File(['E-mail\nada@example.com'], 'people.csv', { type: 'text/csv' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'See what would happen' }));
    // The button is gone; the focus is at what came of it.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'status'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 1 person' }));
    await expect(await canvas.findByText(/It goes on when you leave/)).toBeVisible();
    server.late();
    // It is asked how far it has come, as of every import that goes on.
    await waitFor(() => expect(server.provider.import.mock.calls.length).toBeGreaterThan(1), {
      timeout: 5000,
    });
    await expect(canvas.getByText(/It goes on when you leave/)).toBeVisible();
  },
};
