import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PersonFiles } from '../../resources/people/PersonFiles.tsx';
import { personQuery } from '../../resources/people/personQuery.ts';
import type { PersonFile } from '../../schemas/personFile.ts';
import { useServices } from '../../src/session/session.tsx';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { ada } from '../support/samplePerson.ts';

const email = ada.candidateEmail;

const certificate: PersonFile = {
  ...{ id: '01930000-0000-7000-8000-000000000961', fileName: 'Certificate.pdf', kind: 'PDF', size: 214_000 },
  ...{ addedBy: 'Mara Ilves', addedAt: '2026-11-20T09:00:00Z' },
};

function filesInMemory() {
  let files = [certificate];
  return {
    person: fn(async () => ({ ...ada, files })),
    addPersonFile: fn(async ({ file }: { file: File }) => {
      const made = { ...certificate, id: `${certificate.id.slice(0, -1)}2`, fileName: file.name };
      files = [made, ...files];
      return made;
    }),
    removePersonFile: fn(async ({ params }: { params: { fileId: string } }) => {
      files = files.filter(({ id }) => id !== params.fileId);
    }),
  };
}

let provider: ReturnType<typeof filesInMemory>;

function Files({ canAnnotate }: { canAnnotate: boolean }) {
  const { client } = useServices();
  const { data } = useQuery(personQuery(client, email));
  return data ? <PersonFiles person={data} canAnnotate={canAnnotate} /> : null;
}

export default {
  component: Files,
  title: 'People/Files',
  args: { canAnnotate: true },
  beforeEach: () => {
    provider = filesInMemory();
  },
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <Files {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof Files>;
type Story = StoryObj<typeof Files>;

/** A chosen file is attached at once; one that is too large is refused before it leaves. */
export const Attached: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Attach a file', { selector: 'input' });
    const large = new File([new Uint8Array(11 * 1024 ** 2)], 'Film.png', { type: 'image/png' });
    await userEvent.upload(input, large);
    await expect(await canvas.findByText(/larger than 10 MB/)).toBeVisible();
    await userEvent.upload(input, new File(['Certified'], 'Portfolio.txt', { type: 'text/plain' }));
    const list = within(await canvas.findByRole('list', { name: 'Files' }));
    await expect(await list.findByText('Portfolio.txt')).toBeVisible();
    await expect(provider.addPersonFile).toHaveBeenCalledOnce();
  },
};

/** Removing asks first. */
export const Removed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Certificate.pdf' }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(provider.removePersonFile).not.toHaveBeenCalled();
    await userEvent.click(await body.findByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(canvas.getByText('No files yet.')).toBeVisible());
  },
};

/** The employer reads, and neither attaches nor removes. */
export const ReadOnly: Story = {
  args: { canAnnotate: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download Certificate.pdf' });
    await expect(canvas.queryByRole('group', { name: 'Attach a file' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};
