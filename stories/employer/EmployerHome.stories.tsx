import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EmployerHome } from '../../src/pages/employer/EmployerHome.tsx';
import { EmployerScene, employerHomeAt } from '../support/EmployerScene.tsx';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import {
  type RecruitersInMemory,
  recruitersInMemory,
  sampleRecruiterSummary,
} from '../support/recruitersInMemory.ts';

const waiting = sampleRecruiterSummary('sam@elsewhere.example', {
  recruiterFirstName: 'Sam',
  recruiterLastName: 'Ortiz',
  status: 'PENDING',
  openJobsCount: 0,
});
let provider: RecruitersInMemory;

export default {
  component: EmployerHome,
  title: 'Employer/EmployerHome',
  beforeEach: () => {
    provider = recruitersInMemory([sampleRecruiterSummary('dana@corner-bakery.example'), waiting]);
  },
  render: () => <EmployerScene at={employerHomeAt} dataProvider={provider} />,
} satisfies Meta<typeof EmployerHome>;
type Story = StoryObj<typeof EmployerHome>;

/** Who waits comes first, then the figures; behind the chart stands a table. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Sam Ortiz')).toBeVisible();
    await expect(await canvas.findByText('64%')).toBeVisible();
    const chart = await canvas.findByRole('img', { name: /^The last 30 days/ });
    await waitFor(() => expect(chart.querySelector('svg')).not.toBeNull(), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = within(await canvas.findByRole('table', { name: 'The last 30 days' }));
    await expect(table.getAllByRole('row')).toHaveLength(31);
  },
};

export const ChartInLight: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('img', { name: /^The last 30 days/ });
    await waitFor(() => expect(chart.querySelector('svg')).not.toBeNull(), { timeout: 10_000 });
  },
};

/** Approving shows at once and is sent when nobody took it back. */
export const Approve: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve: Sam Ortiz' }));
    await findToast('Sam Ortiz is approved.');
    await expect(await canvas.findByText('No recruiter waits for your approval.')).toBeVisible();
    await waitFor(
      () =>
        expect(provider.setRecruiterStatus.mock.lastCall?.[0]).toEqual({
          params: { email: 'sam@elsewhere.example' },
          query: { status: 'ACTIVE' },
        }),
      { timeout: 9000 },
    );
  },
};

/** Without a plan the recruiters are there, and what the figures would cost. */
export const WithoutAPlan: Story = {
  beforeEach: () => {
    provider.employerStats.mockRejectedValue(problem('SUBSCRIPTION_REQUIRED', 'This needs a plan.'));
  },
  play: async ({ canvas }) => {
    const name = 'Figures of your organisation need a plan';
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(await canvas.findByText('Sam Ortiz')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('64%')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  beforeEach: () => {
    provider.getList.mockImplementation(never);
    provider.employerStats.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the figures')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/away/] },
  beforeEach: () => {
    provider.getList.mockRejectedValue(problem('UNAVAILABLE', 'The list is away.'));
    provider.employerStats.mockRejectedValue(problem('UNAVAILABLE', 'The figures are away.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The figures are away.')).toBeVisible();
    await expect(await canvas.findByText('The list is away.')).toBeVisible();
  },
};
