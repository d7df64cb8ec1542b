import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DailyCandidateShow } from '../../resources/daily-candidates/pick/DailyCandidateShow.tsx';
import { daysLater, localDay } from '../../schemas/base/days.ts';
import type { InvitationStatus } from '../../schemas/invitation.ts';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import {
  type PicksInMemory,
  pickedJob,
  picksInMemory,
  sampleDay,
  samplePick,
} from '../support/picksInMemory.ts';
import { never } from '../support/provide.ts';
import { dailyAt, RecruiterScene } from '../support/RecruiterScene.tsx';

const picks = [samplePick(1), samplePick(2), samplePick(3)];
let provider: PicksInMemory;

export default {
  component: DailyCandidateShow,
  title: 'Daily candidates/DailyCandidateShow',
  beforeEach: () => {
    provider = picksInMemory(picks, [sampleDay('2026-11-21')]);
  },
  render: () => (
    <RecruiterScene at={dailyAt(pickedJob.id, `${picks[0]?.id}/?date=2026-11-21`)} dataProvider={provider} />
  ),
} satisfies Meta<typeof DailyCandidateShow>;
type Story = StoryObj<typeof DailyCandidateShow>;

const sent = () => provider.setDailyCandidateStatus.mock.calls.map(([args]) => args.query.status);

/** Opening counts as having looked; the reasons stand beside the resume, whose quotations are marked. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ana Diaz' })).toBeVisible();
    await waitFor(() => expect(sent()).toEqual(['VIEWED']));
    await expect(await canvas.findByText('Viewed')).toBeVisible();
    const resume = within(await canvas.findByRole('region', { name: 'Document resume.pdf' }));
    await expect(await resume.findByText('Page 1 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in resume: Five years in production' }));
    await expect(await resume.findByText('Page 2 of 2')).toBeVisible();
    await waitFor(() => expect(document.querySelector('mark[data-focus]')).toHaveTextContent(/Four years/));
    await expect(canvas.getByRole('link', { name: 'Night Baker' })).toBeVisible();
  },
};

/** The same keys as in the list; j goes on to the next candidate of the day. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Viewed');
    await userEvent.keyboard('s');
    await findToast('Ana Diaz saved.');
    await expect(canvas.getByRole('button', { name: 'Saved' })).toBeVisible();
    await userEvent.keyboard('u');
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ben Okafor' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveAttribute(
      'data-at',
      dailyAt(pickedJob.id, `${picks[1]?.id}/?date=2026-11-21`),
    );
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ana Diaz' })).toBeVisible();
    await waitFor(() => expect(sent()).toEqual(['VIEWED', 'SAVED', 'VIEWED', 'VIEWED']));
  },
};

/** One that was put off says when it was to come back, also once it has. */
export const CameBack: Story = {
  beforeEach: () => {
    const [first, ...others] = picks;
    if (!first) throw new Error('There are no picks.');
    const snoozedUntil = localDay(daysLater(new Date(), -1));
    const kept = [{ ...first, status: 'SNOOZED' as const, snoozedUntil }, ...others];
    provider = picksInMemory(kept, [sampleDay('2026-11-21')]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Came back yesterday')).toBeVisible();
  },
};

export const WithoutResume: Story = {
  beforeEach: () => {
    const details = provider.dailyCandidateDetails.getMockImplementation();
    provider.dailyCandidateDetails.mockImplementation(async (args) => ({
      ...(await details?.(args)),
      resumeUrl: null,
    }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No resume' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Show in resume/ })).toBeNull();
  },
};

export const ResumeFails: Story = {
  parameters: { expectedConsole: [/storage/] },
  beforeEach: () => {
    provider.candidateResume.mockRejectedValueOnce(problem('STORAGE_UNAVAILABLE', 'The storage is away.'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The storage is away.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Page 1 of 2')).toBeVisible();
  },
};

const invited = (status: InvitationStatus) => () => {
  provider = picksInMemory([samplePick(1, { status: 'INVITED' })], [sampleDay('2026-11-21')]);
  const details = provider.dailyCandidateDetails.getMockImplementation();
  provider.dailyCandidateDetails.mockImplementation(async (args) => ({
    ...(await details?.(args)),
    invitation: {
      salaryMin: 52_000,
      salaryMax: 58_000,
      message: 'We would like to talk.',
      status,
      declineReason: null,
      expiresAt: '2099-11-26T09:00:00Z',
    },
  }));
};

export const Invited: Story = {
  beforeEach: invited('PENDING'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for an answer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Invite again' })).toBeNull();
  },
};

/** An offer that waits can be taken back, after a word on whom that tells. */
export const WithdrawInvitation: Story = {
  beforeEach: invited('PENDING'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw the invitation' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Withdraw the invitation to Ana Diaz/ }));
    await expect(dialog.getByText(/gets an e-mail/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Withdrawn')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Withdraw the invitation' })).toBeNull();
  },
};

/** Who did not answer in time can be asked once more. */
export const InviteAgain: Story = {
  beforeEach: invited('EXPIRED'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite again' }));
    await expect(await screen.findByRole('dialog', { name: 'Invite Ana Diaz' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    provider.dailyCandidateDetails.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the candidate')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/no such candidate/] },
  beforeEach: () => {
    provider = picksInMemory([], []);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such candidate.')).toBeVisible();
  },
};

/** The dialog starts from the job's salary, which is always named; how the invitation stands is then shown. */
export const Invite: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Ana Diaz' }));
    const from = await dialog.findByRole('textbox', { name: /Salary from/ });
    await expect(from).toHaveValue('52,000');
    await userEvent.clear(from);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await expect(await dialog.findByText('Enter a number.')).toBeVisible();
    await expect(provider.invite).not.toHaveBeenCalled();
    await userEvent.type(from, '55000');
    await userEvent.type(dialog.getByRole('textbox', { name: /Message/ }), 'Your rye is famous.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await findToast('Ana Diaz is invited.');
    await expect(provider.invite.mock.lastCall?.[0].body).toEqual({
      salaryMin: 55_000,
      salaryMax: 61_000,
      message: 'Your rye is famous.',
    });
    await expect(await canvas.findByText('Waiting for an answer')).toBeVisible();
    await expect(canvas.getByText(/^Expires/)).toBeVisible();
    const invited = canvas.getByRole('button', { name: 'Invited' });
    await expect(invited).toHaveAttribute('aria-disabled', 'true');
    // Nobody who invites with the keyboard begins at the top of the page again.
    await waitFor(() => expect(invited).toHaveFocus());
  },
};

/** The server's refusal appears in the dialog, which stays. */
export const InviteRefused: Story = {
  parameters: { expectedConsole: [/applied already/] },
  beforeEach: () => {
    provider.invite.mockRejectedValue(problem('DUPLICATE', 'This candidate applied already.'));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Viewed');
    await userEvent.keyboard('i');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Ana Diaz' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send the invitation' }));
    await expect(await dialog.findByText('This candidate applied already.')).toBeVisible();
  },
};
