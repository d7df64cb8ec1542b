import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EmployerHome } from '../../resources/home/employer/EmployerHome.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { EmployerScene } from '../support/EmployerScene.tsx';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import {
  type RecruitersInMemory,
  recruitersInMemory,
  sampleRecruiterSummary,
} from '../support/recruitersInMemory.ts';
import { emptyRecruiterStats, sampleEmployerTodo } from '../support/sampleStats.ts';

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
  render: () => <EmployerScene at={addresses.employer.home} dataProvider={provider} />,
} satisfies Meta<typeof EmployerHome>;
type Story = StoryObj<typeof EmployerHome>;

/** Who waits comes first, then what nobody does, then the figures; behind each chart stands a table. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Sam Ortiz')).toBeVisible());
    const ignored = await canvas.findByRole('link', { name: /^Pastry Chef, Dana Wells/ });
    await expect(ignored).toHaveTextContent('2 lists with 11 candidates since');
    await expect(ignored).toHaveAttribute(
      'href',
      expect.stringContaining('recruiter=dana%40corner-bakery.example'),
    );
    const overdue = canvas.getByRole('link', { name: /^Dana Wells.*3 overdue answers, the oldest since/ });
    await expect(overdue).toHaveAttribute('href', expect.stringContaining('overdue'));
    await expect(canvas.getByRole('link', { name: /^Lee Park.*1 draft not opened yet/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('64%', { selector: 'dd' })).toBeVisible());
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show How well the picks fit as a table' }),
    );
    const table = within(await canvas.findByRole('table', { name: 'How well the picks fit' }));
    await expect(table.getAllByRole('row')).toHaveLength(31);
  },
};

/** Recruiters are compared by the figure one chooses; those who do not see the bars read them all as a table. */
export const ByRecruiter: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Recruiter by recruiter' }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('svg.MuiChartsSurface-root').length).toBeGreaterThan(2),
    );
    const row = section.getByRole('row', { name: /^Lee Park/ });
    await expect(row).toHaveTextContent('30');
    await expect(row).toHaveTextContent('31.5 hr');
    await userEvent.click(section.getByRole('combobox', { name: 'Figure' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Precision' }));
    await expect(section.getByRole('combobox', { name: 'Figure' })).toHaveTextContent('Precision');
  },
};

/** Before the first recruiter there is one thing to do. */
export const FirstDay: Story = {
  beforeEach: () => {
    provider = recruitersInMemory([]);
    provider.employerTodo.mockResolvedValue({
      ...sampleEmployerTodo,
      recruitersCount: 0,
      answersOverdue: { total: 0, items: [] },
      idleRecruiters: { total: 0, items: [] },
      ignoredLists: { total: 0, items: [] },
    });
    provider.employerStats.mockResolvedValue({ ...emptyRecruiterStats, perRecruiter: [] });
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Invite your recruiters' })).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Copy the link for recruiters' })).toBeVisible();
  },
};

/** Approving shows at once and is sent when nobody took it back. */
export const Approve: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve: Sam Ortiz' }));
    await findToast('Sam Ortiz is approved.');
    await waitFor(() => expect(canvas.getByText('No recruiter is waiting for your approval.')).toBeVisible());
    await waitFor(() =>
      expect(provider.setRecruiterStatus.mock.lastCall?.[0]).toEqual({
        params: { email: 'sam@elsewhere.example' },
        query: { status: 'ACTIVE' },
        keepalive: true,
      }),
    );
  },
};

/** Without a plan the recruiters are there, and what the figures would cost. */
export const WithoutAPlan: Story = {
  parameters: { expectedConsole: [/needs a plan/] },
  beforeEach: () => {
    provider.employerStats.mockRejectedValue(problem('SUBSCRIPTION_REQUIRED', 'This needs a plan.'));
  },
  play: async ({ canvas }) => {
    const name = 'Figures of your organisation need a plan';
    await waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Sam Ortiz')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Lee Park/ })).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'Period of the figures' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('64%', { selector: 'dd' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  beforeEach: () => {
    provider.getList.mockImplementation(never);
    provider.employerTodo.mockImplementation(never);
    provider.employerStats.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the figures')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/away/] },
  beforeEach: () => {
    provider.getList.mockRejectedValue(problem('DATABASE_UNAVAILABLE', 'The list is away.'));
    provider.employerTodo.mockRejectedValue(problem('DATABASE_UNAVAILABLE', 'What waits is away.'));
    provider.employerStats.mockRejectedValue(problem('DATABASE_UNAVAILABLE', 'The figures are away.'));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The figures are away.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The list is away.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('What waits is away.')).toBeVisible());
  },
};
