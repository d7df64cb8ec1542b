import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findToast } from '../support/findToast.ts';
import { refusal, StoryApp } from '../support/StoryApp.tsx';
import { asked, sampleSubscription, subscriptionInMemory } from '../support/subscriptionInMemory.ts';

const at = '/dashboard/recruiter/subscription/payment/?plan=recruiter-year';
const payments = () => asked.mock.calls.filter(([call]) => call === 'confirm').map(([, body]) => body);

const meta = {
  title: 'Subscription/PaymentPage',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { at, api: {}, isSignedIn: true },
  beforeEach: () => {
    asked.mockReset();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The plan of the address is paid with one click on a card and one on the button; a double click pays once. */
export const Pays: Story = {
  args: { api: subscriptionInMemory({}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pays' }));
    await expect(canvas.getByLabelText('Test card number')).toHaveValue('4242 4242 4242 4242');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay $990' }));
    await findToast('Your plan is active.');
    await expect(payments()).toEqual([{ card: '4242424242424242' }]);
    await expect(await canvas.findByRole('heading', { name: 'Desk, yearly' })).toBeVisible();
  },
};

/** The objection stands at the field, which has the focus; nothing that was typed is lost, and the next try pays. */
export const DeclinedThenPays: Story = {
  args: { api: subscriptionInMemory({}) },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByLabelText('Test card number');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $990' }));
    await expect(await canvas.findByText('Write the card number: 12 to 19 digits.')).toBeVisible();
    await userEvent.type(card, '4000 0000 0000 0002{Enter}');
    await expect(await canvas.findByText('The card was declined. Use another one.')).toBeVisible();
    await expect(card).toHaveFocus();
    await expect(card).toHaveValue('4000 0000 0000 0002');
    await userEvent.click(canvas.getByRole('button', { name: 'Pays' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $990' }));
    await findToast('Your plan is active.');
  },
};

/** The card that asks: a no is told at the field, a yes pays. */
export const AsksForAConfirmation: Story = {
  args: { api: subscriptionInMemory({}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Asks for a confirmation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $990' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is this you?' }));
    await userEvent.click(question.getByRole('button', { name: 'No, stop' }));
    await expect(await canvas.findByText('The payment was not confirmed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $990' }));
    const again = within(await screen.findByRole('dialog', { name: 'Is this you?' }));
    await userEvent.click(again.getByRole('button', { name: 'Yes, pay $990' }));
    await findToast('Your plan is active.');
    await expect(payments().at(-1)).toEqual({ card: '4000002500003155', confirmation: 'CONFIRMED' });
  },
};

/** How to pay can be changed to the last; the address keeps it. */
export const AnotherInterval: Story = {
  args: { api: subscriptionInMemory({}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Monthly' }));
    await expect(await canvas.findByRole('button', { name: 'Pay $99' })).toBeVisible();
    await expect(asked.mock.calls).toEqual([
      ['paymentIntent', { planId: 'recruiter-year' }],
      ['paymentIntent', { planId: 'recruiter-month' }],
    ]);
  },
};

/** People who already have a plan are told so. */
export const HasAPlanAlready: Story = {
  args: {
    api: {
      ...subscriptionInMemory({ newest: sampleSubscription() }),
      'POST /subscriptions/payment-intent': () => refusal('DUPLICATE', 'You have a plan already.'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have a plan already.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your plan' })).toBeVisible();
  },
};

/** A recruiter who is not let in cannot pay. */
export const NotLetIn: Story = {
  args: { api: subscriptionInMemory({ recruiterStatus: 'PENDING' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Until then you can keep your profile up to date\./)).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { api: subscriptionInMemory({}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Test card number')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
