import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EmployerJobList } from '../../resources/employer-jobs/EmployerJobList.tsx';
import { addresses, addressOf } from '../../schemas/addresses.ts';
import { EmployerScene } from '../support/EmployerScene.tsx';
import { problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import {
  jobsOfDana,
  type RecruitersInMemory,
  recruitersInMemory,
  sampleRecruiterSummary,
} from '../support/recruitersInMemory.ts';

let provider: RecruitersInMemory;
const [pastry] = jobsOfDana;
const page = addressOf(addresses.employer.job, { id: pastry?.id ?? '' });

export default {
  component: EmployerJobList,
  title: 'Employer/Jobs',
  beforeEach: () => {
    provider = recruitersInMemory([sampleRecruiterSummary('dana@corner-bakery.example')]);
  },
  render: () => <EmployerScene at={addresses.employer.jobs} dataProvider={provider} />,
} satisfies Meta<typeof EmployerJobList>;
type Story = StoryObj<typeof EmployerJobList>;

/** Every job with its recruiter, where its people are, and the answers that are late, which lead to its board. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /Pastry Chef/ }));
    await expect(row.getByText('Dana Wells')).toBeVisible();
    await expect(row.getByText('Applied 5 · Interview 2 · Hired 1')).toBeVisible();
    await expect(row.getByRole('link', { name: '3 overdue answers' })).toHaveAttribute(
      'href',
      `${page}?tab=applications`,
    );
    await expect(
      within(canvas.getByRole('row', { name: /Night Baker/ })).getByText('Nobody yet'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recruiter' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Dana Wells' }));
    await waitFor(() =>
      expect(provider.getList).toHaveBeenCalledWith(
        'jobs',
        expect.objectContaining({ filter: { recruiterEmail: ['dana@corner-bakery.example'] } }),
      ),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pastry Chef')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Empty: Story = {
  beforeEach: () => {
    provider.getList.mockImplementation(async () => ({ data: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No jobs yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All recruiters' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    provider.getList.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

/** One job: whose it is, its pipeline and its text; its applications and lists are a tab away, to read. */
export const OneJob: Story = {
  render: () => <EmployerScene at={page} dataProvider={provider} />,
  play: async ({ canvas, userEvent }) => {
    const glance = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await expect(glance.getByRole('link', { name: 'Dana Wells' })).toBeVisible();
    await expect(glance.getByText('Applied 5 · Interview 2 · Hired 1')).toBeVisible();
    await expect(glance.getByRole('link', { name: '3 overdue answers' })).toBeVisible();
    await expect(await canvas.findByText('bread')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit|Pause|Close/ })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: /^Applications/ }));
    await expect(await canvas.findByText('No applications yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Invite from the daily lists' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Daily lists' }));
    await expect(await canvas.findByText('Ana Diaz')).toBeVisible();
  },
};

/** Whether everyone may read a job is the employer's to decide as well. */
export const PublicPageOff: Story = {
  render: () => <EmployerScene at={page} dataProvider={provider} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Public page' }));
    await expect(await canvas.findByText('Only candidates who are signed in see this job.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'At a glance' })).toHaveTextContent('Dana Wells');
  },
};

/** The lists are paid for; the job itself is there to read. */
export const WithoutAPlan: Story = {
  parameters: { expectedConsole: [/needs a plan/] },
  render: () => <EmployerScene at={`${page}?tab=picks`} dataProvider={provider} />,
  beforeEach: () => {
    provider.dailyLists.mockRejectedValue(problem('SUBSCRIPTION_REQUIRED', 'This needs a plan.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Daily lists need a plan' })).toBeVisible();
  },
};

/** A job goes to a colleague of its recruiter, and stays on the page. */
export const HandOver: Story = {
  render: () => <EmployerScene at={page} dataProvider={provider} />,
  beforeEach: () => {
    provider = recruitersInMemory([
      sampleRecruiterSummary('dana@corner-bakery.example'),
      sampleRecruiterSummary('kim@corner-bakery.example', {
        ...{ recruiterFirstName: 'Kim', recruiterLastName: 'Sato' },
      }),
    ]);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand over' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over Pastry Chef' }));
    await expect(await dialog.findByRole('button', { name: 'Hand over' })).toBeDisabled();
    await userEvent.click(await dialog.findByRole('combobox', { name: 'New recruiter' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kim Sato/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(provider.handOverJob).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('region', { name: 'At a glance' })).toBeVisible();
  },
};

/** Someone else's job, or one that was deleted. */
export const NotFound: Story = {
  parameters: { expectedConsole: [/no such job/] },
  render: () => (
    <EmployerScene at={addressOf(addresses.employer.job, { id: 'gone' })} dataProvider={provider} />
  ),
  beforeEach: () => {
    provider.getOne.mockRejectedValue(problem('NOT_FOUND', 'There is no such job.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such job.')).toBeVisible();
  },
};
