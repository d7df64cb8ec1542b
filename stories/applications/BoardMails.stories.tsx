import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApplicationBoard } from '../../resources/applications/board/ApplicationBoard.tsx';
import { type BoardInMemory, boardInMemory } from '../support/boardInMemory.ts';
import { findToast } from '../support/findToast.ts';
import { jobAt, RecruiterScene } from '../support/RecruiterScene.tsx';
import { daysFromNow, sampleApplication } from '../support/sampleCandidate.ts';
import { sampleJob } from '../support/sampleJobs.ts';

const job = sampleJob({ applicationsCount: 1 });
const application = sampleApplication({
  ...{ jobId: job.id, stageId: 'applied', stageName: 'Applied', candidateName: 'Ana Silva' },
  answerBy: daysFromNow(3),
});

let provider: BoardInMemory;

export default {
  title: 'Applications/Board e-mails',
  component: ApplicationBoard,
  beforeEach: () => {
    provider = boardInMemory(job, [application]);
  },
  render: () => <RecruiterScene at={`${jobAt(job.id)}?tab=applications`} dataProvider={provider} />,
} satisfies Meta<typeof ApplicationBoard>;
type Story = StoryObj<typeof ApplicationBoard>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const sent = () => provider.setApplicationStatus.mock.calls.map(([{ query }]) => query);

async function choose({ canvas, userEvent }: Play, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Move Ana Silva' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

async function look(play: Play) {
  await choose(play, 'Offer');
  const toast = await findToast(/^Ana Silva moved to Offer\./);
  await play.userEvent.click(toast.getByRole('button', { name: 'See the e-mail' }));
  const dialog = await screen.findByRole('dialog', { name: 'The e-mail to Ana Silva' });
  await expect(await within(dialog).findByText('You can expect the next answer by Friday.')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
  return dialog;
}

/** The e-mail of a move, while the move waits: nothing is sent before it has been looked at. */
export const SeeTheMailOfAMove: Story = {
  play: async (play) => {
    const dialog = await look(play);
    await expect(provider.mailsOfStatus.mock.calls[0]?.[0]).toMatchObject({ query: { stageId: 'offer' } });
    await expect(sent()).toEqual([]);
    await play.userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    const toast = await findToast(/^Ana Silva moved to Offer\./);
    await play.userEvent.click(toast.getByRole('button', { name: 'Without e-mail' }));
    await waitFor(() => expect(sent()).toEqual([{ stageId: 'offer', notify: 'false' }]));
  },
};

/** After a look a move can still be taken back. */
export const UndoAfterALook: Story = {
  play: async (play) => {
    await look(play);
    await play.userEvent.keyboard('{Escape}');
    const toast = await findToast(/^Ana Silva moved to Offer\./);
    await play.userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    await expect(sent()).toEqual([]);
  },
};

/** A move from the panel is told while the panel is open, to screen readers too. */
export const ToldBesideThePanel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ana Silva' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Ana Silva' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Stage' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Offer' }));
    const region = within(await screen.findByRole('status'));
    await userEvent.click(await region.findByRole('button', { name: 'See the e-mail' }));
    await expect(await screen.findByRole('dialog', { name: 'The e-mail to Ana Silva' })).toBeVisible();
  },
};

/** The e-mail of a rejection holds the reason as it is written now; without one there is none to show. */
export const SeeTheMailOfARejection: Story = {
  play: async (play) => {
    const { userEvent } = play;
    await choose(play, 'Reject…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Ana Silva?' }));
    const button = () => dialog.getByRole('button', { name: 'See the e-mail' });
    await expect(button()).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'We look for someone nearer');
    await userEvent.click(button());
    await expect(await dialog.findByRole('article')).toHaveTextContent('We look for someone nearer');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), '.');
    await expect(dialog.queryByRole('article')).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: /Send an e-mail/ }));
    await userEvent.click(button());
    await expect(await dialog.findByText('No e-mail goes.')).toBeVisible();
  },
};
