import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MyApplications } from '../../resources/applications/mine/MyApplications.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { CandidateScene } from '../support/CandidateScene.tsx';
import {
  type CandidateInMemory,
  type CandidateWorld,
  candidateInMemory,
} from '../support/candidateInMemory.ts';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { messagesInMemory, sampleMessage } from '../support/messagesInMemory.ts';
import { never } from '../support/provide.ts';
import {
  daysFromNow,
  hoursFromNow,
  sampleApplication,
  sampleInvitation,
  samplePublicJob,
} from '../support/sampleCandidate.ts';

let provider: CandidateInMemory;

const sceneOf = (world: CandidateWorld): Pick<Story, 'beforeEach' | 'render'> => ({
  beforeEach: () => {
    provider = candidateInMemory(world);
  },
  render: () => <CandidateScene at={addresses.candidate.applications} dataProvider={provider} />,
});

export default {
  component: MyApplications,
  title: 'Candidate/MyApplications',
} satisfies Meta<typeof MyApplications>;
type Story = StoryObj<typeof MyApplications>;

const job = samplePublicJob();

/** The terms of an accepted invitation stay where one looks for them. */
export const Invited: Story = {
  ...sceneOf({
    applications: [
      sampleApplication({
        source: 'INVITED',
        invitation: sampleInvitation({
          status: 'ACCEPTED',
          message: 'Would you talk to us?\nWe start at five.',
        }),
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^What .* offered$/)).toBeVisible();
    await expect(canvas.getByText('$50,000–60,000 a year')).toBeVisible();
    await expect(canvas.getByText(/We start at five\./)).toBeVisible();
  },
};

/** Stages to come are shown while the job is open; an answer that is late is said to be late. */
export const Filled: Story = {
  ...sceneOf({
    jobs: [job],
    applications: [
      sampleApplication({ jobId: job.id }),
      sampleApplication({ jobTitle: 'Night Baker', answerBy: daysFromNow(-4) }),
      sampleApplication({
        jobTitle: 'Cake Designer',
        status: 'REJECTED',
        rejectionReason: 'We went with somebody who has run a shop before.',
      }),
      sampleApplication({ jobTitle: 'Shop Manager', status: 'HIRED', stageId: 'hired', stageName: 'Hired' }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Step 2 of 6: Screening')).toBeVisible();
    await expect(canvas.getByText(/is 4 days late$/)).toBeVisible();
    await expect(canvas.getByText('We went with somebody who has run a shop before.')).toBeVisible();
    await expect(canvas.getByText(/hired you/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'History of Night Baker' }));
    await expect((await canvas.findAllByText('Moved to Screening'))[0]).toBeInTheDocument();
  },
};

const sought = sampleApplication({ jobTitle: 'Night Baker' });
const atSought = `${addresses.candidate.applications}?application=${sought.id}`;

/** The mail about a message leads to its card, with the conversation open. */
export const CameForAMessage: Story = {
  ...sceneOf({ applications: [sampleApplication(), sought] }),
  render: () => (
    <CandidateScene
      at={atSought}
      dataProvider={{
        ...provider,
        ...messagesInMemory('CANDIDATE', [sampleMessage({ jobId: sought.jobId })]),
        messageThreads: async () => [
          {
            id: sought.id,
            ...{ jobId: sought.jobId, jobTitle: sought.jobTitle, employerName: sought.employerName },
            ...{ candidateEmail: sought.candidateEmail, candidateName: sought.candidateName },
            ...{ latestFrom: 'RECRUITER', latestText: 'When?', latestAt: '2026-11-12T09:00:00Z' },
            unreadCount: 1,
          },
        ],
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/for an hour in the bakery/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Messages 1 new Night Baker' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const card = within(canvas.getByRole('listitem', { name: 'Night Baker' }));
    await userEvent.type(card.getByRole('textbox', { name: 'Message to Corner Bakery' }), 'On Friday.');
    await userEvent.click(card.getByRole('button', { name: 'Send' }));
    await expect(await card.findByText('On Friday.', { selector: 'li p' })).toBeVisible();
  },
};

/** A link to one application puts the focus on it. */
export const CameForOne: Story = {
  ...sceneOf({ applications: [sampleApplication(), sought] }),
  render: () => <CandidateScene at={atSought} dataProvider={provider} />,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('listitem', { name: 'Night Baker' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('listitem', { name: 'Pastry Chef' })).not.toHaveAttribute('aria-current');
  },
};

/** It is found on a later page, too, and is not there twice. */
export const CameForOneOfMany: Story = {
  ...sceneOf({ applications: [...Array.from({ length: 25 }, () => sampleApplication()), sought] }),
  render: () => <CandidateScene at={atSought} dataProvider={provider} />,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('listitem', { name: 'Night Baker' });
    await waitFor(() => expect(card).toHaveFocus());
    await expect(canvas.getAllByRole('listitem', { name: 'Pastry Chef' })).toHaveLength(25);
  },
};

/** An address that leads to nothing shows the list as ever. */
export const CameForNothing: Story = {
  parameters: { expectedConsole: [/does not exist/] },
  ...sceneOf({ applications: [sampleApplication()] }),
  render: () => <CandidateScene at={atSought} dataProvider={provider} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'Pastry Chef' })).toBeVisible();
    await waitFor(() => expect(provider.getOne).toHaveBeenCalled());
    await expect(canvas.getAllByRole('listitem', { name: /./ })).toHaveLength(1);
  },
};

/** Withdrawing can be taken back until the toast is gone; only then it is sent. */
export const WithdrawAndUndo: Story = {
  ...sceneOf({ applications: [sampleApplication()] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw from Pastry Chef' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from Pastry Chef?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    const toast = await findToast('You withdrew from Pastry Chef.');
    await expect(await canvas.findByText('Withdrawn')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Active')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(provider.setApplicationStatus).not.toHaveBeenCalled();
  },
};

export const Withdraw: Story = {
  ...sceneOf({ applications: [sampleApplication()] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw from Pastry Chef' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await findToast('You withdrew from Pastry Chef.');
    await userEvent.hover(document.body);
    await waitFor(() => expect(provider.setApplicationStatus).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('Withdrawn')).toBeVisible();
  },
};

export const AcceptInvitation: Story = {
  ...sceneOf({ invitations: [sampleInvitation()] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$50,000–60,000 a year')).toBeVisible();
    await expect(canvas.getByText('Expires in 5 hours')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Night Baker' }));
    await expect(await canvas.findByText(/Mill & Stone · Invited/)).toBeVisible();
    await expect(canvas.queryByText('1 invitation waits for your answer')).toBeNull();
    await findToast(/You accepted/);
  },
};

/** A reason is asked for, and nobody has to give a real one. */
export const DeclineInvitation: Story = {
  ...sceneOf({ invitations: [sampleInvitation()] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline Night Baker' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Night Baker?' }));
    await expect(dialog.getByRole('button', { name: 'Decline' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'I would rather not say' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(canvas.queryByText('1 invitation waits for your answer')).toBeNull());
    await expect(provider.answerInvitation.mock.lastCall?.[0].query).toEqual({
      status: 'DECLINED',
      reason: 'I would rather not say',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A declined invitation can be taken back until it is over. */
export const TakeBackDeclined: Story = {
  ...sceneOf({
    invitations: [
      sampleInvitation({ status: 'DECLINED', declineReason: 'Too far.', expiresAt: hoursFromNow(50) }),
      sampleInvitation({ status: 'DECLINED', jobTitle: 'Shop Manager', expiresAt: hoursFromNow(-1) }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const takeBack = await canvas.findByRole('button', { name: 'Take back that you declined Night Baker' });
    await expect(canvas.queryByText(/Shop Manager/)).toBeNull();
    await userEvent.click(takeBack);
    await waitFor(() => expect(canvas.queryByText('Invitations you declined')).toBeNull());
    await expect(provider.answerInvitation.mock.lastCall?.[0].query).toEqual({ status: 'PENDING' });
    await expect(await canvas.findByRole('button', { name: 'Accept Night Baker' })).toBeVisible();
  },
};

export const ExpiredMeanwhile: Story = {
  ...sceneOf({ invitations: [sampleInvitation()] }),
  parameters: { expectedConsole: [/expired/] },
  play: async ({ canvas, userEvent }) => {
    provider.answerInvitation.mockRejectedValue(problem('ILLEGAL_MOVE', 'This invitation has expired.'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Night Baker' }));
    await expect(await canvas.findByText('This invitation has expired.')).toBeVisible();
  },
};

export const Empty: Story = {
  ...sceneOf({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Find a job' })).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => <CandidateScene at={addresses.candidate.applications} dataProvider={{ getList: never }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the applications')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/away/] },
  render: () => (
    <CandidateScene
      at={addresses.candidate.applications}
      dataProvider={{
        getList: () => Promise.reject(problem('DATABASE_UNAVAILABLE', 'The database is away.')),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your invitations could not be loaded')).toBeVisible();
  },
};
