import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { JobList } from '../../resources/jobs/list/JobList.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { findToast } from '../support/findToast.ts';
import { type JobsInMemory, jobsInMemory, problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import { RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleJob } from '../support/sampleJobs.ts';

const jobs = [
  sampleJob({ title: 'Pastry Chef' }),
  sampleJob({ title: 'Night Baker', city: null, state: null, workplaceType: 'HYBRID' }),
  sampleJob({
    title: 'Bread Scientist',
    status: 'DRAFT',
    newDailyCandidatesCount: 0,
    dailyCandidatesCount: 0,
  }),
  sampleJob({ title: 'Shop Manager', status: 'ON_HOLD' }),
  sampleJob({ title: 'Driver', status: 'CLOSED', closeReason: 'FILLED', validThrough: null }),
];

let provider: JobsInMemory;

export default {
  component: JobList,
  title: 'Jobs/JobList',
  beforeEach: () => {
    provider = jobsInMemory(jobs);
  },
  render: () => <RecruiterScene at={addresses.recruiter.jobs} dataProvider={provider} />,
} satisfies Meta<typeof JobList>;
type Story = StoryObj<typeof JobList>;

const select = (title: string) => {
  const row = screen.getByRole('link', { name: new RegExp(title) }).closest('tr');
  return within(row ?? document.body).getByRole('checkbox');
};

export const Filled: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Pastry Chef/ });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/recruiter\/jobs\/[^/]+\/$/),
    );
    await expect(canvas.getAllByRole('link', { name: '4 new picks' })).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  },
};

/** Several jobs move at once, by the moves they have in common, and back again. */
export const BulkStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await userEvent.click(select('Pastry Chef'));
    await userEvent.click(select('Night Baker'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Put on hold' }));
    const toast = await findToast('2 jobs are on hold.');
    await waitFor(() => expect(canvas.getAllByText('On hold')).toHaveLength(3));
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByText('On hold')).toHaveLength(1));
  },
};

export const BulkWithNothingInCommon: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await userEvent.click(select('Pastry Chef'));
    await userEvent.click(select('Driver'));
    await expect(await canvas.findByText('These jobs have no next step in common')).toBeInTheDocument();
  },
};

/** Closing asks why; what is refused is told job by job and stays selected. */
export const BulkClosePartlyRefused: Story = {
  parameters: { expectedConsole: [/closed already/] },
  beforeEach: () => {
    const move = provider.setJobStatus.getMockImplementation();
    provider.setJobStatus.mockImplementation(async (args) => {
      if (args.params.id === jobs[1]?.id) throw problem('ILLEGAL_MOVE', 'This job is closed already.');
      return move?.(args);
    });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await userEvent.click(select('Pastry Chef'));
    await userEvent.click(select('Night Baker'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close 2 jobs?' }));
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.click(
      within(dialog.getByRole('radiogroup', { name: 'Why do they close?' })).getByRole('radio', {
        name: 'Filled',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const outcome = within(await screen.findByRole('dialog', { name: 'One job stayed as it was' }));
    await waitFor(() => expect(outcome.getByText('Night Baker')).toBeVisible());
    await expect(outcome.getByText('This job is closed already.')).toBeVisible();
    await expect(provider.setJobStatus.mock.calls[0]?.[0].query).toEqual({
      status: 'CLOSED',
      closeReason: 'FILLED',
    });
    await userEvent.click(outcome.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(select('Night Baker')).toBeChecked());
  },
};

/** Opening is paid for: without a plan it says what the plan unlocks. */
export const OpeningNeedsAPlan: Story = {
  parameters: { expectedConsole: [/needs a subscription/] },
  beforeEach: () => {
    provider.setJobStatus.mockRejectedValue(
      problem('SUBSCRIPTION_REQUIRED', 'Opening a job needs a subscription.'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Bread Scientist/ });
    await userEvent.click(select('Bread Scientist'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the job' }));
    const offer = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(offer.getByRole('heading', { name: 'Opening a job needs a plan' })).toBeVisible(),
    );
    await expect(offer.getByRole('link', { name: 'Buy for $99 a month' })).toBeVisible();
    await expect(offer.getByRole('link', { name: 'Buy for $990 a year' })).toBeVisible();
  },
};

/** A company that has had no list opens one job for its first, without paying; where a colleague was faster it says so. */
export const OpenedForItsFirstList: Story = {
  parameters: { expectedConsole: [/needs a subscription/, /has had its first list/] },
  beforeEach: () => {
    provider.setJobStatus.mockRejectedValue(
      problem('SUBSCRIPTION_REQUIRED', 'Opening a job needs a subscription.'),
    );
    provider.firstList.mockResolvedValue({ state: 'AVAILABLE', job: null, endsAt: null });
    provider.openFirstJob.mockRejectedValueOnce(
      problem('SUBSCRIPTION_REQUIRED', 'Your company has had its first list without a plan.'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Bread Scientist/ });
    await userEvent.click(select('Bread Scientist'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the job' }));
    const offer = within(await screen.findByRole('dialog'));
    const take = await offer.findByRole('button', { name: 'Open it for its first list' });
    await expect(offer.getByRole('link', { name: 'Buy for $99 a month' })).toBeVisible();
    await userEvent.click(take);
    await findToast('Your company has had its first list without a plan.');
    await userEvent.click(take);
    await findToast('Bread Scientist is open. Its first list is on its way.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FilteredToNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'astronaut');
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: /Pastry Chef/ })).toBeVisible();
  },
};

export const FilteredByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Draft' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Pastry Chef/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /Bread Scientist/ })).toBeVisible();
  },
};

/** The file holds what the filters find, all of its pages. */
export const Exported: Story = {
  play: async ({ canvas, userEvent }) => {
    const handedOver = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    await waitFor(() =>
      expect(provider.getList.mock.lastCall?.[1].pagination).toEqual({ page: 1, perPage: 100 }),
    );
    await waitFor(() => expect(handedOver).toHaveBeenCalledOnce());
    const file = handedOver.mock.lastCall?.[0] as Blob;
    handedOver.mockRestore();
    await expect(await file.text()).toMatch(/^Title,Status,.*\r\n(.+\r\n)*Pastry Chef/);
  },
};

export const Empty: Story = {
  beforeEach: () => {
    provider = jobsInMemory([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No jobs yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create your first job' })).toHaveAttribute(
      'href',
      addresses.recruiter.newJob,
    );
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
  parameters: { expectedConsole: [/Hireday is being updated/] },
  beforeEach: () => {
    provider.getList.mockRejectedValueOnce(problem('SERVER_CLOSING', 'Hireday is being updated.'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Hireday is being updated.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /Pastry Chef/ })).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: () => {
    provider = jobsInMemory([
      sampleJob({
        title:
          'Head of Production, Frozen Dough and Viennoiserie, with responsibility for three plants and a shop',
        city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        newDailyCandidatesCount: 1204,
        dailyCandidatesCount: 12_408,
      }),
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Head of Production/ })).toBeVisible();
  },
};
