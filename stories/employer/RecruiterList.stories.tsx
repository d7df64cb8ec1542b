import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RecruiterList } from '../../resources/recruiters/RecruiterList.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { EmployerScene } from '../support/EmployerScene.tsx';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import {
  jobsOfDana,
  type RecruitersInMemory,
  recruitersInMemory,
  sampleRecruiterSummary,
} from '../support/recruitersInMemory.ts';

const team = [
  sampleRecruiterSummary('sam@elsewhere.example', {
    recruiterFirstName: 'Sam',
    recruiterLastName: 'Ortiz',
    recruiterTitle: null,
    status: 'PENDING',
    openJobsCount: 0,
  }),
  sampleRecruiterSummary('dana@corner-bakery.example'),
  sampleRecruiterSummary('lee@corner-bakery.example', {
    recruiterFirstName: 'Lee',
    recruiterLastName: 'Featherstonehaugh-Marlowe',
    status: 'SUSPENDED',
  }),
];
let provider: RecruitersInMemory;

export default {
  component: RecruiterList,
  title: 'Employer/RecruiterList',
  beforeEach: () => {
    provider = recruitersInMemory(team);
  },
  render: () => <EmployerScene at={addresses.employer.recruiters} dataProvider={provider} />,
} satisfies Meta<typeof RecruiterList>;
type Story = StoryObj<typeof RecruiterList>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Dana Wells')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Let back in: Lee Featherstonehaugh-Marlowe' }),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search recruiters' }), 'sam{Enter}');
    await waitFor(() => expect(canvas.queryByText('Dana Wells')).toBeNull());
    await expect(canvas.getByText('Sam Ortiz')).toBeVisible();
  },
};

/** Suspending can be taken back; then nothing was sent. */
export const SuspendAndUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend: Dana Wells' }));
    const toast = await findToast('Dana Wells is suspended.');
    await expect(await canvas.findByRole('button', { name: 'Let back in: Dana Wells' })).toBeVisible();
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Suspend: Dana Wells' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    await expect(provider.setRecruiterStatus).not.toHaveBeenCalled();
  },
};

/** A recruiter opens beside the list, with their jobs and daily lists to read. */
export const Drawer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Dana Wells/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dana Wells' }));
    await userEvent.click(await drawer.findByRole('button', { name: /Pastry Chef/ }));
    await expect(await drawer.findByText('Ana Diaz')).toBeVisible();
    await expect(await drawer.findByText('bread')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A job that was searched for stands first in its recruiter's drawer, unfolded. */
export const CameForAJob: Story = {
  render: () => (
    <EmployerScene
      at={`${addresses.employer.recruiters}?recruiter=dana%40corner-bakery.example&job=${jobsOfDana[1]?.id}`}
      dataProvider={provider}
    />
  ),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Dana Wells' }));
    const sought = await drawer.findByRole('button', { name: /Night Baker/ });
    await expect(sought).toHaveAttribute('aria-expanded', 'true');
    const titles = (await drawer.findAllByRole('heading', { level: 4, name: /Baker|Chef/ })).map(
      ({ textContent }) => textContent?.slice(0, 6),
    );
    await expect(titles).toEqual(['Night ', 'Pastry']);
  },
};

/** Whether everyone may read a job is the employer's to decide as well. */
export const PublicPageOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Dana Wells/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dana Wells' }));
    await userEvent.click(await drawer.findByRole('button', { name: /Pastry Chef/ }));
    await userEvent.click(await drawer.findByRole('switch', { name: 'Public page' }));
    await expect(await drawer.findByText('Only candidates who are signed in see this job.')).toBeVisible();
    await expect(drawer.getByRole('switch', { name: 'Public page' })).not.toBeChecked();
  },
};

/** The lists are paid for; the job itself is there to read. */
export const DrawerWithoutAPlan: Story = {
  parameters: { expectedConsole: [/needs a plan/] },
  beforeEach: () => {
    provider.dailyLists.mockRejectedValue(problem('SUBSCRIPTION_REQUIRED', 'This needs a plan.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Dana Wells/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dana Wells' }));
    await userEvent.click(await drawer.findByRole('button', { name: /Pastry Chef/ }));
    await expect(await drawer.findByRole('heading', { name: 'Daily lists need a plan' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dana Wells')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Empty: Story = {
  beforeEach: () => {
    provider = recruitersInMemory([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No recruiters yet' })).toBeVisible();
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

export const Failing: Story = {
  parameters: { expectedConsole: [/away/] },
  beforeEach: () => {
    provider.getList.mockRejectedValueOnce(problem('DATABASE_UNAVAILABLE', 'The database is away.'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Dana Wells')).toBeVisible();
  },
};
