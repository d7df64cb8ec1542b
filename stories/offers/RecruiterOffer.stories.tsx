import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RecruiterOffer } from '../../resources/offers/RecruiterOffer.tsx';
import type { CandidateApplication } from '../../schemas/application.ts';
import { type BoardInMemory, boardInMemory } from '../support/boardInMemory.ts';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { jobAt, RecruiterScene } from '../support/RecruiterScene.tsx';
import { daysFromNow, hoursFromNow, sampleApplication, sampleOffer } from '../support/sampleCandidate.ts';
import { sampleJob } from '../support/sampleJobs.ts';
import { listTemplates, sampleTemplate } from '../support/templatesInMemory.ts';

const job = sampleJob({ applicationsCount: 2 });

const history = [
  { status: 'ACTIVE' as const, stageName: 'Interview', at: hoursFromNow(-75), by: 'ana@example.com' },
];

const at = (told: Partial<CandidateApplication>) =>
  sampleApplication({ jobId: job.id, stageId: 'interview', stageName: 'Interview', history, ...told });

let provider: BoardInMemory;

/** The panel of the first of them beside the board. */
const panelOf = (
  told: Partial<CandidateApplication>,
  ...others: CandidateApplication[]
): Pick<Story, 'beforeEach' | 'render'> => {
  const first = at(told);
  return {
    beforeEach: () => {
      provider = boardInMemory(job, [first, ...others]);
    },
    render: () => (
      <RecruiterScene
        at={`${jobAt(job.id)}?tab=applications&application=${first.id}`}
        dataProvider={provider}
      />
    ),
  };
};

export default {
  component: RecruiterOffer,
  title: 'Offers/Recruiter',
} satisfies Meta<typeof RecruiterOffer>;
type Story = StoryObj<typeof RecruiterOffer>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Ana Silva' }));
const offerOf = async () => within(await (await panel()).findByRole('region', { name: 'Offer' }));

/** The terms are asked for; the last day to answer begins a week from today. */
export const None: Story = {
  ...panelOf({}),
  play: async ({ userEvent }) => {
    await userEvent.click((await offerOf()).getByRole('button', { name: 'Make an offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer the job to Ana Silva' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await expect(provider.makeJobOffer).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Salary/ }), '52000');
    const first = dialog.getByLabelText(/^First day/);
    await userEvent.clear(first);
    await userEvent.type(first, daysFromNow(30));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Text of the offer/ }), 'Welcome.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await findToast(/^Ana Silva has your offer\./);
    await expect(provider.makeJobOffer.mock.lastCall?.[0].body).toEqual({
      salary: 52_000,
      startDate: daysFromNow(30),
      expiresOn: daysFromNow(7),
      text: 'Welcome.',
    });
    await waitFor(async () => expect((await offerOf()).getByText('Waiting for an answer')).toBeVisible());
  },
};

/** The text begins from a template, and is not sent with a field that is left open. */
export const FromTemplate: Story = {
  ...panelOf({}),
  play: async ({ userEvent }) => {
    const text = 'Come and bake with {{company}} as {{recruiterName}}!';
    Object.assign(provider, {
      messageTemplates: listTemplates([sampleTemplate({ name: 'Welcome', text })]),
      job: async () => job,
    });
    await userEvent.click((await offerOf()).getByRole('button', { name: 'Make an offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer the job to Ana Silva' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Salary/ }), '52000');
    await userEvent.type(dialog.getByLabelText(/^First day/), daysFromNow(30));
    await userEvent.click(dialog.getByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Welcome/ }));
    const box = dialog.getByRole('textbox', { name: /^Text of the offer/ });
    await waitFor(() =>
      expect(box).toHaveValue(`Come and bake with ${job.employerName} as {{recruiterName}}!`),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await expect(
      await dialog.findByText('Fill in or take out {{recruiterName}} before you send this.'),
    ).toBeVisible();
    await expect(provider.makeJobOffer).not.toHaveBeenCalled();
  },
};

/** A save that is refused says why, and what was typed stays. */
export const Refused: Story = {
  ...panelOf({}),
  parameters: { expectedConsole: [/Another offer/] },
  play: async ({ userEvent }) => {
    provider.makeJobOffer.mockRejectedValue(problem('DUPLICATE', 'Another offer waits for its answer.'));
    await userEvent.click((await offerOf()).getByRole('button', { name: 'Make an offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer the job to Ana Silva' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Salary/ }), '52000');
    await userEvent.type(dialog.getByLabelText(/^First day/), daysFromNow(30));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the offer' }));
    await expect(await dialog.findByText('Another offer waits for its answer.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Salary/ })).toHaveValue('52,000');
  },
};

/** While it waits the recruiter can only withdraw it: hiring is the candidate's answer. */
export const Sent: Story = {
  ...panelOf({ offer: sampleOffer() }),
  play: async ({ userEvent }) => {
    const offer = await offerOf();
    await expect(offer.getByText('$52,000 a year')).toBeVisible();
    await expect(offer.getByText(/^Open until .* by Robin Recruiter$/)).toBeVisible();
    await expect((await panel()).queryByRole('button', { name: 'Hire' })).toBeNull();
    await userEvent.click(offer.getByRole('button', { name: 'Withdraw the offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the offer to Ana Silva?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await findToast(/^The offer to Ana Silva is withdrawn\./);
    await expect(await offer.findByText('Withdrawn')).toBeVisible();
    await expect(await offer.findByRole('button', { name: 'Make another offer' })).toBeVisible();
  },
};

export const Declined: Story = {
  ...panelOf({
    offer: sampleOffer({ status: 'DECLINED', declineReason: 'Too far.', answeredAt: hoursFromNow(-1) }),
  }),
  play: async () => {
    const offer = await offerOf();
    await expect(offer.getByText('Ana Silva wrote: Too far.')).toBeVisible();
    await expect(offer.getByRole('button', { name: 'Make another offer' })).toBeVisible();
  },
};

/** Time runs on while the page is open. */
export const Expired: Story = {
  ...panelOf({ offer: sampleOffer({ expiresOn: daysFromNow(-3) }) }),
  play: async () => {
    await expect((await offerOf()).getByText('Expired')).toBeVisible();
    await expect((await panel()).getByRole('button', { name: 'Hire' })).toBeVisible();
  },
};

/** Who accepted is hired; the hire can be taken back into the stage before it. */
export const AcceptedAndTakenBack: Story = {
  ...panelOf({
    status: 'HIRED',
    stageId: 'hired',
    stageName: 'Hired',
    answerBy: null,
    offer: sampleOffer({ status: 'ACCEPTED', answeredAt: hoursFromNow(-1) }),
    history: [
      ...history,
      { status: 'HIRED', stageName: 'Hired', at: hoursFromNow(-1), by: 'ana@example.com' },
    ],
  }),
  play: async ({ userEvent }) => {
    await expect((await offerOf()).getByText('Accepted')).toBeVisible();
    await userEvent.click((await panel()).getByRole('button', { name: 'Take the hire back' }));
    await userEvent.click((await panel()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const toast = await findToast(/^The hire of Ana Silva is taken back, to Interview\./);
    await userEvent.click(toast.getByRole('button', { name: 'Without e-mail' }));
    await waitFor(() =>
      expect(provider.setApplicationStatus.mock.lastCall?.[0].query).toEqual({
        status: 'ACTIVE',
        stageId: 'interview',
        notify: 'false',
      }),
    );
  },
};

/** Once the openings are filled the job is closed and everyone who waits is answered, in one go. */
export const OpeningsFilled: Story = {
  beforeEach: () => {
    provider = boardInMemory(job, [
      at({ candidateName: 'Ben Okafor', status: 'HIRED', stageId: 'hired', stageName: 'Hired' }),
      at({ candidateName: 'Chloé Martin', offer: sampleOffer() }),
      at({ candidateName: 'Dev Patel' }),
    ]);
  },
  render: () => <RecruiterScene at={`${jobAt(job.id)}?tab=applications`} dataProvider={provider} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The opening is filled.')).toBeVisible();
    await expect(canvas.getByText(/^Offer open until/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the job and tell the 2 others' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Close / }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'We found someone.');
    await userEvent.click(dialog.getByRole('switch', { name: 'Send an e-mail' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close and reject' }));
    await findToast(/ is closed\.$/);
    await expect(provider.closeFilledJob.mock.lastCall?.[0].body).toEqual({
      reason: 'We found someone.',
      notify: false,
    });
  },
};

/** On a phone nothing scrolls sideways. */
export const Phone: Story = {
  ...panelOf({ offer: sampleOffer() }),
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect((await offerOf()).getByRole('button', { name: 'Withdraw the offer' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
