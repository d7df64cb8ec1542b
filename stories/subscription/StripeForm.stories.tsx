import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import { StripeForm } from '../../resources/subscription/payment/StripeForm.tsx';
import { plans } from '../../schemas/plans.ts';
import { confirmed, stripeInMemory } from '../support/stripeInMemory.ts';

const plan = plans.find(({ id }) => id === 'recruiter-month') ?? plans[0];
if (!plan) throw new Error('There are plans.');
const returnUrl = 'https://hireday.example/dashboard/recruiter/subscription/loading/';

const payAtStripe = fn(async () => {});

const meta = {
  title: 'Subscription/StripeForm',
  component: StripeForm,
  args: {
    plan,
    clientSecret: 'pi_1_secret_1',
    publishableKey: 'pk_test_of_the_stories',
    returnUrl,
    load: async () => stripeInMemory(),
    payAtStripe,
    onBusy: fn(),
    onPaid: fn(),
  },
  beforeEach: () => {
    confirmed.mockClear();
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof StripeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed twice it pays once, and a bank that asks brings people back to the waiting page. */
export const Pays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
    const pay = canvas.getByRole('button', { name: 'Pay $99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.dblClick(pay);
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce());
    await expect(confirmed.mock.calls).toEqual([[{ return_url: returnUrl }]]);
    await expect(args.onBusy).toHaveBeenLastCalledWith(true);
  },
};

/** The bank's answer is announced and has the focus; the next try pays. */
export const Declined: Story = {
  args: {
    load: async () =>
      stripeInMemory({ answers: [{ error: { type: 'card_error', message: 'Your card was declined.' } }] }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(args.onPaid).not.toHaveBeenCalled();
    await expect(args.onBusy).toHaveBeenLastCalledWith(false);
    await userEvent.click(pay);
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('Your card was declined.')).toBeNull();
  },
};

/** Stripe words a wrong field at the field, and it is not said again. */
export const Incomplete: Story = {
  args: { load: async () => stripeInMemory({ answers: [{ error: { type: 'validation_error' } }] }) },
  play: async ({ canvas, userEvent, args }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await waitFor(() => expect(args.onBusy).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onPaid).not.toHaveBeenCalled();
  },
};

let tries = 0;

/** A blocker keeps the script away: it is said, and the next try can load it. */
export const ScriptUnreachable: Story = {
  args: {
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('Failed to load Stripe.js');
      return stripeInMemory();
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The payment form could not be loaded' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
  },
};

/** One whose browser keeps blocking it pays on Stripe's own page; a refusal is said, and asked once more. */
export const OnStripesPage: Story = {
  args: {
    load: async () => {
      throw new Error('Failed to load Stripe.js');
    },
    payAtStripe,
  },
  beforeEach: () => {
    payAtStripe.mockRejectedValueOnce(new Error('Away'));
  },
  play: async ({ canvas, userEvent }) => {
    const leave = await canvas.findByRole('button', { name: 'Pay on a page of Stripe instead' });
    await userEvent.click(leave);
    await waitFor(() => expect(leave).toBeEnabled());
    await userEvent.click(leave);
    await waitFor(() => expect(payAtStripe).toHaveBeenCalledTimes(2));
  },
};

/** The script came and its form did not. */
export const FormUnreachable: Story = {
  args: { load: async () => stripeInMemory({ lost: 1 }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'The payment form could not be loaded' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Card number')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $99' })).toBeEnabled());
  },
};
