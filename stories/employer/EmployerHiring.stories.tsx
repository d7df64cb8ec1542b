import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EmployerHiring } from '../../resources/figures/EmployerHiring.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { EmployerScene } from '../support/EmployerScene.tsx';
import { problem } from '../support/jobsInMemory.ts';
import {
  type RecruitersInMemory,
  recruitersInMemory,
  sampleRecruiterSummary,
} from '../support/recruitersInMemory.ts';
import { sampleHiring } from '../support/sampleHiring.ts';

let provider: RecruitersInMemory;

export default {
  component: EmployerHiring,
  title: 'Employer/EmployerHiring',
  beforeEach: () => {
    provider = recruitersInMemory([sampleRecruiterSummary('dana@corner-bakery.example')]);
  },
  render: () => <EmployerScene at={addresses.employer.figures} dataProvider={provider} />,
} satisfies Meta<typeof EmployerHiring>;
type Story = StoryObj<typeof EmployerHiring>;

/** The picture has a table behind it, which says what became of everyone. */
export const Funnel: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Where do applicants drop out?' }));
    await expect(table.getByRole('row', { name: /^Applied/ })).toHaveTextContent('Applied120–5022');
    await expect(table.getByRole('row', { name: /^Interview/ })).toHaveTextContent('Interview4840%2112');
    await expect(table.getByRole('row', { name: /^Hired/ })).toHaveTextContent('Hired960%––');
  },
};

/** A median is told of five and more; of fewer it is said how many there are. */
export const Times: Story = {
  play: async ({ canvas }) => {
    const times = within(await canvas.findByRole('region', { name: 'How long does a hire take?' }));
    await expect(times.getByText('21.5 days')).toBeVisible();
    await expect(times.getByText(/the median of 9 hires/)).toBeVisible();
    await expect(times.getByText('too few to say (4)')).toBeVisible();
  },
};

/** Columns order the rows; what has no median stays last either way. */
export const Ordered: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = within(await canvas.findByRole('region', { name: 'Where do hires come from?' }));
    const names = () => region.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names()).toEqual(['Applied by themselves', 'Invited from the daily list']);
    await userEvent.click(region.getByRole('button', { name: 'Hired' }));
    await expect(names()).toEqual(['Invited from the daily list', 'Applied by themselves']);
    const days = region.getByRole('button', { name: 'Days to a hire' });
    for (const _ of ['down', 'up']) {
      await userEvent.click(days);
      await expect(names()[1]).toBe('Applied by themselves');
    }
    await expect(region.getByRole('columnheader', { name: /^Days/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** A name narrows the page to it, and the filter says so. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Only Dana Wells' }));
    await waitFor(() =>
      expect(provider.employerHiring.mock.lastCall?.[0].query).toMatchObject({
        recruiterEmail: 'dana@corner-bakery.example',
      }),
    );
    await expect(canvas.getByRole('combobox', { name: 'Recruiter' })).toHaveTextContent('Dana Wells');
    await expect(canvas.queryByRole('region', { name: 'How is each recruiter doing?' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByRole('region', { name: 'How is each recruiter doing?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '12 months' }));
    await waitFor(() =>
      expect(provider.employerHiring.mock.lastCall?.[0].query).toMatchObject({ months: '12' }),
    );
    await expect(screen.getByRole('button', { name: '12 months' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Before anyone came in there is nothing to draw, and that is said. */
export const Nobody: Story = {
  beforeEach: () => {
    const none = Object.fromEntries(Object.keys(sampleHiring.funnel).map((name) => [name, 0]));
    const median = { days: null, of: 0 };
    provider.employerHiring.mockResolvedValue({
      ...{ from: '2026-09-01', funnel: none, jobsCount: 0, perJob: [], perSource: [], perRecruiter: [] },
      ...{ toHire: median, toInterview: median, toOffer: median, fromOffer: median },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one applied in this period.')).toBeVisible();
    await expect(canvas.getByText('Nobody was hired in this period.')).toBeVisible();
  },
};

export const WithoutAPlan: Story = {
  parameters: { expectedConsole: [/needs a plan/] },
  beforeEach: () => {
    provider.employerHiring.mockRejectedValue(problem('SUBSCRIPTION_REQUIRED', 'This needs a plan.'));
  },
  play: async ({ canvas }) => {
    const name = 'Figures of your organisation need a plan';
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
};

/** A phone has every figure with its label, and orders them all the same; nothing has to be scrolled sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('21.5 days')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const region = within(canvas.getByRole('region', { name: 'Where do hires come from?' }));
    const rows = () => within(region.getByRole('list')).getAllByRole('listitem');
    await expect(rows().map((row) => row.textContent)).toEqual([
      'Applied by themselvesApplied100Interview34Offer7Hired3Hired of those who applied3%Days to a hiretoo few to say (3)',
      'Invited from the daily listApplied20Interview14Offer8Hired6Hired of those who applied30%Days to a hire15 days',
    ]);
    for (const row of rows()) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await userEvent.click(region.getByRole('combobox', { name: 'Order by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hired' }));
    await expect(rows()[0]).toHaveTextContent(/^Invited from the daily list/);
    await userEvent.click(region.getByRole('button', { name: 'Reverse the order' }));
    await expect(rows()[0]).toHaveTextContent(/^Applied by themselves/);
  },
};
