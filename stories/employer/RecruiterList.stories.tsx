import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RecruiterList } from '../../resources/recruiters/RecruiterList.tsx';
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

const team = [
  sampleRecruiterSummary('sam@elsewhere.example', {
    recruiterFirstName: 'Sam',
    recruiterLastName: 'Ortiz',
    recruiterTitle: null,
    status: 'PENDING',
    openJobsCount: 0,
  }),
  sampleRecruiterSummary('dana@corner-bakery.example'),
  sampleRecruiterSummary('kim@corner-bakery.example', {
    recruiterFirstName: 'Kim',
    recruiterLastName: 'Sato',
  }),
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Dana Wells?' }));
    await expect(await dialog.findByText('11 applications under way')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    const toast = await findToast('Dana Wells is suspended.');
    await expect(await canvas.findByRole('button', { name: 'Let back in: Dana Wells' })).toBeVisible();
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Suspend: Dana Wells' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    await expect(provider.setRecruiterStatus).not.toHaveBeenCalled();
  },
};

/** The jobs of someone who is locked out are handed over first. */
export const SuspendAndHandOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend: Dana Wells' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Dana Wells?' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Hand everything over to' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kim Sato/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over and suspend' }));
    await findToast('Kim Sato has the 3 jobs now.');
    await expect(provider.handOverJobs).toHaveBeenCalledWith(
      expect.objectContaining({
        params: { email: 'dana@corner-bakery.example' },
        body: { recruiterEmail: 'kim@corner-bakery.example' },
      }),
    );
    await expect(await canvas.findByRole('button', { name: 'Let back in: Dana Wells' })).toBeVisible();
  },
};

/** A refused handover is said in the dialog, and no one is suspended. */
export const HandoverRefused: Story = {
  parameters: { expectedConsole: [/active recruiter/] },
  beforeEach: () => {
    provider.handOverJobs.mockRejectedValue(
      problem('INVALID_FIELDS', 'Choose an active recruiter of this employer.'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend: Dana Wells' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Dana Wells?' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Hand everything over to' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kim Sato/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over and suspend' }));
    await expect(await dialog.findByText('Choose an active recruiter of this employer.')).toBeVisible();
    await expect(provider.setRecruiterStatus).not.toHaveBeenCalled();
  },
};

/** A recruiter opens beside the list, with the way to their jobs. */
export const Drawer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Dana Wells/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dana Wells' }));
    const jobs = await drawer.findByRole('link', { name: 'All jobs of Dana Wells' });
    await expect(decodeURIComponent(jobs.getAttribute('href') ?? '')).toContain(
      '/dashboard/employer/jobs/?filter={"recruiterEmail":["dana@corner-bakery.example"]}',
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
