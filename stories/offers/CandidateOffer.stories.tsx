import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CandidateOffer } from '../../resources/offers/CandidateOffer.tsx';
import { addresses } from '../../schemas/addresses.ts';
import type { CandidateApplication } from '../../schemas/application.ts';
import { CandidateScene } from '../support/CandidateScene.tsx';
import { type CandidateInMemory, candidateInMemory } from '../support/candidateInMemory.ts';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { daysFromNow, hoursFromNow, sampleApplication, sampleOffer } from '../support/sampleCandidate.ts';

let provider: CandidateInMemory;

const cardOf = (told: Partial<CandidateApplication>): Pick<Story, 'beforeEach' | 'render'> => ({
  beforeEach: () => {
    provider = candidateInMemory({
      applications: [sampleApplication({ stageId: 'offer', stageName: 'Offer', ...told })],
    });
  },
  render: () => <CandidateScene at={addresses.candidate.applications} dataProvider={provider} />,
});

export default {
  component: CandidateOffer,
  title: 'Offers/Candidate',
} satisfies Meta<typeof CandidateOffer>;
type Story = StoryObj<typeof CandidateOffer>;

const accept = { name: 'Accept Pastry Chef' };
const decline = { name: 'Decline Pastry Chef' };

/** The question names the pay and the first day; a yes hires. */
export const Accept: Story = {
  ...cardOf({ offer: sampleOffer({ startDate: '2027-01-04' }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Corner Bakery offers you the job')).toBeVisible();
    await expect(canvas.getByText(/We would be glad to have you\./)).toBeVisible();
    await expect(canvas.queryByText(/^Answer promised/)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', accept));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept the offer of Corner Bakery?' }));
    await expect(dialog.getByText('Pastry Chef · $52,000 a year · First day: Jan 4, 2027')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the offer' }));
    await findToast(/^You accepted the offer for Pastry Chef\./);
    await expect(await canvas.findByText('Corner Bakery hired you. Congratulations!')).toBeVisible();
    await expect(canvas.getByText('Corner Bakery offered you the job')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', accept)).toBeNull());
    await expect(canvas.getByText('$52,000 a year')).toBeVisible();
  },
};

/** A reason is welcome and not asked for. */
export const DeclineWithoutAReason: Story = {
  ...cardOf({ offer: sampleOffer() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', decline));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the offer for Pastry Chef?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await findToast(/^You declined the offer for Pastry Chef\./);
    await expect(provider.answerJobOffer.mock.lastCall?.[0].query).toEqual({ status: 'DECLINED' });
    await waitFor(() => expect(canvas.queryByRole('button', decline)).toBeNull());
  },
};

/** Before its recruiter is mailed a decline can be taken back, also when the toast is gone. */
export const TakeBackDecline: Story = {
  ...cardOf({ offer: sampleOffer({ status: 'DECLINED', answeredAt: hoursFromNow(-0.1) }) }),
  play: async ({ canvas, userEvent }) => {
    const takeBack = { name: 'Take back that you declined the offer for Pastry Chef' };
    await userEvent.click(await canvas.findByRole('button', takeBack));
    await findToast('Taken back. The offer waits for your answer again.');
    await expect(provider.answerJobOffer.mock.lastCall?.[0].query).toEqual({ status: 'SENT' });
    await expect(await canvas.findByRole('button', accept)).toBeVisible();
    await expect(canvas.queryByRole('button', takeBack)).toBeNull();
  },
};

/** An answer that is refused says why. */
export const WithdrawnMeanwhile: Story = {
  ...cardOf({ offer: sampleOffer() }),
  parameters: { expectedConsole: [/withdrawn/] },
  play: async ({ canvas, userEvent }) => {
    provider.answerJobOffer.mockRejectedValue(problem('ILLEGAL_MOVE', 'This offer was withdrawn.'));
    await userEvent.click(await canvas.findByRole('button', accept));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept the offer' }));
    await expect(await canvas.findByText('This offer was withdrawn.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Declined: Story = {
  ...cardOf({
    offer: sampleOffer({ status: 'DECLINED', declineReason: 'Too far.', answeredAt: hoursFromNow(-1) }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your reason: Too far.')).toBeVisible();
    await expect(canvas.queryByRole('button', accept)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Take back/ })).toBeNull();
  },
};

/** Time runs on while the page is open. */
export const Expired: Story = {
  ...cardOf({ offer: sampleOffer({ expiresOn: daysFromNow(-3) }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expired')).toBeVisible();
    await expect(canvas.queryByRole('button', accept)).toBeNull();
  },
};

/** On a phone the two answers stand side by side, and nothing scrolls sideways. */
export const Phone: Story = {
  ...cardOf({ offer: sampleOffer({ expiresOn: daysFromNow(0) }) }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Open until today/)).toBeVisible();
    await expect(await canvas.findByRole('button', accept)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
