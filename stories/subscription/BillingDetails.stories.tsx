import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BillingDetailsCard } from '../../resources/billing-details/BillingDetailsCard.tsx';
import type { BillingDetails } from '../../schemas/billingDetails.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const fjord: BillingDetails = {
  ...{ billingName: 'Fjord & Søn GmbH', billingLine1: 'Hafenstraße 1', billingLine2: 'Hinterhaus' },
  ...{ billingPostalCode: '24103', billingCity: 'Kiel', billingRegion: null, billingCountry: 'DE' },
  taxNumber: 'DE136695976',
};

const setBillingDetails = fn(async ({ body }: { body: BillingDetails }) => ({ details: body }));

const showing = (details: BillingDetails | null) => () => (
  <StoryAdmin
    viewer={{ role: 'EMPLOYER', isOwner: true }}
    dataProvider={{ billingDetails: async () => ({ details }), setBillingDetails }}
  >
    <BillingDetailsCard />
  </StoryAdmin>
);

export default {
  component: BillingDetailsCard,
  title: 'Subscription/Billing details',
  render: showing(fjord),
} satisfies Meta<typeof BillingDetailsCard>;
type Story = StoryObj<typeof BillingDetailsCard>;

type Acts = Parameters<NonNullable<Story['play']>>[0];

const openForm = async ({ canvas, userEvent }: Acts, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Billing details' }));
};

/** As on an envelope, and what changing it means. */
export const Entered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/24103 Kiel/)).toHaveTextContent(
      'Fjord & Søn GmbH Hafenstraße 1 Hinterhaus 24103 Kiel Germany Tax ID: DE136695976',
    );
    await expect(canvas.getByText(/A change counts from the next invoice/)).toBeVisible();
  },
};

/** Nothing is entered yet: the form begins empty but for what the profile knows. */
export const Enter: Story = {
  render: showing(null),
  play: async (acts) => {
    const dialog = await openForm(acts, 'Enter billing details');
    const { userEvent, canvas } = acts;
    const type = async (label: string, text: string) => {
      const input = dialog.getByRole('textbox', { name: label });
      await userEvent.clear(input);
      await userEvent.type(input, text);
    };
    await type('Name on invoices', 'Fjord');
    await type('Street and number', 'Hafenstraße 1');
    await type('City', 'Kiel');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Country/ }), 'Germany');
    await type('Tax number', 'DE136695976');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(setBillingDetails).toHaveBeenCalledOnce());
    await expect(setBillingDetails.mock.calls[0]?.[0].body).toMatchObject({
      ...{ billingName: 'Fjord', billingCity: 'Kiel', billingCountry: 'DE', taxNumber: 'DE136695976' },
    });
    await expect(await canvas.findByText(/Hafenstraße 1/)).toBeVisible();
  },
};

/** A number that is none is said beside its field, and the rest stays typed. */
export const RefusedNumber: Story = {
  play: async (acts) => {
    const refusal = 'This is not a tax number of Germany.';
    setBillingDetails.mockRejectedValueOnce(problem('INVALID_FIELDS', refusal, { taxNumber: refusal }));
    const dialog = await openForm(acts, 'Change billing details');
    await acts.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(refusal)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Tax number' })).toHaveValue('DE136695976');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (acts) => {
    await openForm(acts, 'Change billing details');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
