import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { findToast } from '../support/findToast.ts';
import { refusal, type StoryApi, StoryApp } from '../support/StoryApp.tsx';
import { sampleSubscription, subscriptionInMemory } from '../support/subscriptionInMemory.ts';

const at = '/dashboard/recruiter/subscription/loading/?plan=recruiter-month';
const answer = fn<StoryApi[string]>();
const waiting: StoryApi = {
  ...subscriptionInMemory({ newest: sampleSubscription({ status: 'INCOMPLETE', active: false }) }),
  'GET /subscriptions/active': (sent) => answer(sent),
};
/** An address someone has been waiting at for so long. */
const waitedFor = (seconds: number) => `${at}&since=${Date.now() - seconds * 1000}`;

const meta = {
  title: 'Subscription/WaitingPage',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { at, api: waiting, isSignedIn: true },
  beforeEach: () => {
    answer.mockReset();
    answer.mockReturnValue({ active: false });
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asks until the payment is there, whatever goes wrong in between, and goes on to where one came from. */
export const GoesOn: Story = {
  args: { at: `${at}&next=${encodeURIComponent('/dashboard/recruiter/profile/?edit=profile')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for your payment to arrive')).toBeVisible();
    await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(1));
    answer.mockImplementation(() => refusal('DATABASE_UNAVAILABLE', 'Not now.'));
    const before = answer.mock.calls.length;
    await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(before + 1));
    answer.mockReturnValue(sampleSubscription());
    await findToast('Your plan is active.');
    await expect(await canvas.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
  },
};

/** Another site's address is not gone on to. */
export const NeverLeavesUs: Story = {
  args: { at: `${at}&next=${encodeURIComponent('https://elsewhere.example/dashboard/')}` },
  beforeEach: () => {
    answer.mockReturnValue(sampleSubscription());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Plan', level: 1 })).toBeVisible();
  },
};

/** After half a minute it says what to do, and goes on asking; a reload does not start the wait again. */
export const Late: Story = {
  args: { at: waitedFor(31) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'This takes longer than usual' })).toBeVisible();
    await expect(await canvas.findByText(/quote 019a0000-/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See invoices' })).toHaveAttribute(
      'href',
      '/dashboard/recruiter/subscription/#invoices',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('Checked just now: not here yet.')).toBeVisible();
    const before = answer.mock.calls.length;
    await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(before));
  },
};

/** Just before, it only waits. */
export const NotYetLate: Story = {
  render: (args) => <StoryApp {...args} at={waitedFor(10)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for your payment to arrive')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull();
  },
};

/** A bank that said no on its own page sends people back to this one. */
export const RefusedByTheBank: Story = {
  args: { at: `${at}&redirect_status=failed` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/dashboard/recruiter/subscription/payment/?plan=recruiter-month',
    );
  },
};
