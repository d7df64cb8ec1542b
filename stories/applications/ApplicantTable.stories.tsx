import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ApplicantTable } from '../../resources/applications/board/ApplicantTable.tsx';
import type { TagChange } from '../../schemas/atOnce.ts';
import { type BoardInMemory, boardInMemory } from '../support/boardInMemory.ts';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { jobAt, RecruiterScene } from '../support/RecruiterScene.tsx';
import { daysFromNow, sampleApplication } from '../support/sampleCandidate.ts';
import { sampleJob } from '../support/sampleJobs.ts';

const job = sampleJob({ applicationsCount: 4 });
const applicant = (candidateName: string, stageId: string, stageName: string, score: number | null) =>
  sampleApplication({
    ...{ jobId: job.id, stageId, stageName, candidateName, answerBy: daysFromNow(3) },
    fit: score === null ? null : { score, band: 'GOOD', summary: '1/1 must-haves', criteria: [] },
  });
const applicants = [
  applicant('Ana Silva', 'applied', 'Applied', 74),
  applicant('Ben Okafor', 'applied', 'Applied', 91),
  applicant('Chloé Martin', 'interview', 'Interview', null),
  { ...applicant('Dev Patel', 'applied', 'Applied', 40), status: 'WITHDRAWN' as const, answerBy: null },
];

let provider: BoardInMemory;

export default {
  title: 'Applications/Table',
  component: ApplicantTable,
  beforeEach: () => {
    provider = boardInMemory(job, applicants);
  },
  render: () => (
    <RecruiterScene at={`${jobAt(job.id)}?tab=applications&view=table`} dataProvider={provider} />
  ),
} satisfies Meta<typeof ApplicantTable>;
type Story = StoryObj<typeof ApplicantTable>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const names = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);

async function select({ userEvent, canvas }: Play, ...wanted: string[]) {
  for (const name of wanted)
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(name) }));
  return within(await screen.findByRole('toolbar', { name: 'Selected' }));
}

/** Everyone who applied, also those who are not on the board any more. */
export const Everyone: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Dev Patel/ })).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^Sort by fit/i));
    await waitFor(() => expect(names()[0]).toMatch(/Chloé Martin/));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search applicants' }), 'okafor');
    await waitFor(() => expect(names()).toEqual([expect.stringMatching(/Ben Okafor/)]));
    await userEvent.click(canvas.getByRole('link', { name: /Ben Okafor/ }));
    await expect(await screen.findByRole('dialog', { name: 'Ben Okafor' })).toBeVisible();
  },
};

/** Several move in one call, after the time to take it back. */
export const MoveSeveral: Story = {
  play: async (play) => {
    const { userEvent } = play;
    const bar = await select(play, 'Ana Silva', 'Ben Okafor');
    await userEvent.click(bar.getByRole('button', { name: 'Move to…' }));
    const menu = within(await screen.findByRole('menu', { name: 'Move to' }));
    await expect(menu.queryByRole('menuitem', { name: 'Hired' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Offer' }));
    const toast = await findToast('2 people moved to Offer. They get an e-mail about it.');
    await userEvent.click(toast.getByRole('button', { name: 'Without e-mail' }));
    const ids = [applicants[0]?.id, applicants[1]?.id];
    await waitFor(() => expect(provider.changeApplications).toHaveBeenCalledOnce());
    const [{ body }] = provider.changeApplications.mock.calls[0] ?? [];
    await expect({ ...body, ids: body.ids.toSorted() }).toEqual({
      ids: ids.toSorted(),
      stageId: 'offer',
      notify: false,
    });
    await expect(provider.setApplicationStatus).not.toHaveBeenCalled();
  },
};

/** Several are rejected with one reason; "Undo" takes all of it back. */
export const RejectSeveralAndUndo: Story = {
  play: async (play) => {
    const { userEvent, canvas } = play;
    const bar = await select(play, 'Ana Silva', 'Chloé Martin');
    await userEvent.click(bar.getByRole('button', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 people?' }));
    await expect(dialog.getByText(/Ana Silva and Chloé Martin|Chloé Martin and Ana Silva/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The job is filled.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    const toast = await findToast(/^2 people are rejected\./);
    await waitFor(() => expect(canvas.getAllByText('Rejected')).toHaveLength(2));
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('Rejected')).toBeNull());
    await expect(provider.changeApplications).not.toHaveBeenCalled();
  },
};

/** A refusal changes nothing and says why. */
export const Refused: Story = {
  beforeEach: () => {
    provider.changeApplications.mockRejectedValue(
      problem('ILLEGAL_MOVE', 'Ben Okafor: This application has ended. Nothing was changed.'),
    );
  },
  play: async (play) => {
    const { userEvent } = play;
    const bar = await select(play, 'Ana Silva', 'Ben Okafor');
    await userEvent.click(bar.getByRole('button', { name: 'Move to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Offer' }));
    const toast = await findToast(/^2 people moved to Offer\./);
    await userEvent.click(toast.getByRole('button', { name: 'Without e-mail' }));
    await findToast(/^All stay as before\. Ben Okafor/);
    await waitFor(() => expect(screen.queryByText('Offer')).toBeNull());
  },
};

/** Who has ended cannot be moved; the others can once they are alone. */
export const NotWithThoseWhoEnded: Story = {
  play: async (play) => {
    const bar = await select(play, 'Ana Silva', 'Dev Patel');
    await expect(bar.getByText('Only active applications can be moved or rejected.')).toBeVisible();
    await expect(bar.queryByRole('button', { name: 'Reject…' })).toBeNull();
  },
};

/** A refusal names whom it is about, and the text stays written. */
export const MessageSeveral: Story = {
  beforeEach: () => {
    provider.writeMessages = fn(async () => {
      throw problem('ILLEGAL_MOVE', 'Dev Patel: They have withdrawn their application. Nothing was sent.');
    });
  },
  play: async (play) => {
    const { userEvent } = play;
    const bar = await select(play, 'Ana Silva', 'Dev Patel');
    await userEvent.click(bar.getByRole('button', { name: 'Message…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to 2 people' }));
    const box = dialog.getByRole('textbox', { name: /^Message/ });
    await userEvent.type(box, 'Good morning, ');
    await userEvent.click(dialog.getByText('Name of the candidate'));
    await expect(await dialog.findByRole('region', { name: 'As Ana Silva reads it' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 2 people' }));
    await expect(await dialog.findByText(/^Dev Patel: They have withdrawn/)).toBeVisible();
    await expect(box).toHaveValue('Good morning, {{candidateName}}');
  },
};

/** A tag that is taken back and given again at once stays given: the second does not overtake the first. */
export const TagAgain: Story = {
  play: async (play) => {
    const { userEvent } = play;
    const takenBack = Promise.withResolvers<void>();
    provider.personTags = fn(async () => []);
    const tagPeople = fn(async ({ body: { emails, remove } }: { body: TagChange }) => {
      if (remove) await takenBack.promise;
      return { emails };
    });
    provider.tagPeople = tagPeople;
    const asked = () => tagPeople.mock.calls.map(([{ body }]) => body.remove);
    const bar = await select(play, 'Ana Silva', 'Ben Okafor');
    const tag = async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Tag…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 people' }));
      await userEvent.type(dialog.getByRole('combobox', { name: 'Tag' }), 'Nights');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      return dialog;
    };
    await tag();
    const toast = await findToast('Nights given to 2 people.');
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked()).toEqual([false, true]));
    const again = await tag();
    await expect(await again.findByRole('progressbar')).toBeVisible();
    await expect(asked()).toEqual([false, true]);
    takenBack.resolve();
    await waitFor(() => expect(asked()).toEqual([false, true, false]));
  },
};
