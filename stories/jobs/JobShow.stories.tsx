import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { JobShow } from '../../resources/jobs/page/JobShow.tsx';
import type { Guarantee } from '../../schemas/guarantee.ts';
import type { Job } from '../../schemas/job.ts';
import type { JobWaiting } from '../../schemas/jobClosing.ts';
import { findToast } from '../support/findToast.ts';
import { type JobsInMemory, jobsInMemory, problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import { jobAt, RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleJob } from '../support/sampleJobs.ts';

let provider: JobsInMemory;

const nobody: JobWaiting = { applications: 0, names: [], invitations: 0, interviews: 0, offers: 0 };
const sevenWait: JobWaiting = {
  ...{ applications: 7, names: ['Ana', 'Bo', 'Cy', 'Di', 'Ed'], invitations: 2, interviews: 1, offers: 0 },
};

/** The page of one job. */
const pageOf = (
  told: Partial<Job>,
  waiting = nobody,
  guarantee: (job: Job) => Partial<Guarantee> = () => ({}),
): Pick<Story, 'beforeEach' | 'render'> => {
  const job = sampleJob(told);
  return {
    beforeEach: () => {
      provider = jobsInMemory([job]);
      provider.jobWaiting.mockResolvedValue(waiting);
      const none: Guarantee = { credits: [], watched: [], leftOut: [] };
      provider.guarantee.mockResolvedValue({ ...none, ...guarantee(job) });
    },
    render: () => <RecruiterScene at={jobAt(job.id)} dataProvider={provider} />,
  };
};

export default {
  component: JobShow,
  title: 'Jobs/JobShow',
} satisfies Meta<typeof JobShow>;
type Story = StoryObj<typeof JobShow>;

const untouched = { dailyCandidatesCount: 0, newDailyCandidatesCount: 0, applicationsCount: 0 };

export const Open: Story = {
  ...pageOf({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pastry Chef' })).toBeVisible();
    await expect(canvas.getByText(/\$52,000–61,000 a year/)).toBeVisible();
    await expect(await canvas.findByText('bread')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open the job' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

/** A job that nobody can fit is told so, before anyone counts on a credit. */
export const NotGuaranteed: Story = {
  ...pageOf({}, nobody, ({ id, title }) => ({
    leftOut: [{ jobId: id, jobTitle: title, why: 'NO_NUMBER' }],
  })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The guarantee: this job does not count, because fewer than ten people/),
    ).toBeVisible();
  },
};

/** Until when a good candidate is promised. */
export const GuaranteedUntil: Story = {
  ...pageOf({}, nobody, ({ id, title }) => ({
    watched: [
      {
        ...{ reason: 'NO_GOOD_CANDIDATE', jobId: id, jobTitle: title, applicationId: null },
        ...{ dueOn: null, dueAt: '2126-06-08T12:00:00.000Z', undecided: 0 },
      },
    ],
  })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The guarantee: someone worth saving or inviting by .*Jun/),
    ).toBeVisible();
  },
};

/** Only legal moves are offered, and a move that can be taken back says so. */
export const PutOnHoldAndUndo: Story = {
  ...pageOf({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Put on hold' }));
    await expect(await canvas.findByRole('button', { name: 'Reopen' })).toBeVisible();
    const toast = await findToast('Pastry Chef is on hold.');
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Put on hold' })).toBeVisible();
  },
};

export const Close: Story = {
  ...pageOf({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close Pastry Chef?' }));
    await userEvent.click(
      within(dialog.getByRole('radiogroup', { name: 'Why does it close?' })).getByRole('radio', {
        name: 'Canceled',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText(/^Canceled ·/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Those who wait are named, and may be answered in the same step; what cannot be taken back offers no undo. */
export const CloseWithPeopleWaiting: Story = {
  ...pageOf({}, sevenWait),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close Pastry Chef?' }));
    await expect(
      await dialog.findByText(/^7 people wait for an answer: Ana, Bo, Cy, Di, Ed,? and 2 others\./),
    ).toHaveTextContent(/2 invitations are not answered yet\. 1 interview is booked\./);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Canceled' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Your answer/ }), 'We hire nobody this year.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const toast = await findToast('Pastry Chef is closed.');
    await expect(toast.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(provider.closeJob).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          ...{ closeReason: 'CANCELED', reason: 'We hire nobody this year.', cancelInterviews: false },
        },
      }),
    );
  },
};

export const PutOnHoldWithPeopleWaiting: Story = {
  ...pageOf({}, sevenWait),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Put on hold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put Pastry Chef on hold?' }));
    await expect(dialog.getByText(/7 people wait for an answer: Ana/)).toBeVisible();
    await expect(provider.setJobStatus).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(await canvas.findByRole('button', { name: 'Reopen' })).toBeVisible();
  },
};

export const DraftWithProposedCriteria: Story = {
  ...pageOf({
    ...untouched,
    status: 'DRAFT',
    criteria: [],
    proposedCriteria: [{ name: 'Sourdough', importance: 'MUST_HAVE' }],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these criteria' }));
    await expect(await canvas.findByRole('heading', { name: 'What you look for' })).toBeVisible();
  },
};

/** On a job with picks or applicants, what the proposals would move is shown before they are its own. */
export const ProposedWithApplicants: Story = {
  ...pageOf({ criteria: [], proposedCriteria: [{ name: 'Sourdough', importance: 'MUST_HAVE' }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these criteria' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these criteria?' }));
    await expect(
      await dialog.findByText('All 12 people on the newest list and among the applicants would fit as now.'),
    ).toBeVisible();
    await expect(provider.update).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Use these criteria' }));
    const again = within(await screen.findByRole('dialog', { name: 'Save these criteria?' }));
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { name: 'What you look for' })).toBeVisible();
  },
};

/** Before a job is opened its page says what each must-have costs; making one a nice-to-have shows whom it moves. */
export const DraftWithCosts: Story = {
  ...pageOf({ ...untouched, status: 'DRAFT' }),
  play: async ({ canvas, userEvent }) => {
    const people = (about: number | null) => ({ about, least: about ?? 0, most: about ?? 9 });
    provider.expectFits.mockResolvedValue({
      pending: false,
      pool: people(80),
      good: people(12),
      partial: people(22),
      mustHaves: [
        { name: 'Laminated dough', good: people(30), partial: people(41) },
        { name: 'Food safety certificate', good: people(null), partial: people(null) },
      ],
      notCounted: [],
    });
    await expect(
      await canvas.findByText('Costs about 41 of 63 people.', {}, { timeout: 5000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it nice to have: Laminated dough' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these criteria?' }));
    await expect(await dialog.findByRole('status')).toBeVisible();
    await expect(provider.criteriaEffect.mock.lastCall?.[0].body.criteria).toContainEqual({
      name: 'Laminated dough',
      importance: 'NICE_TO_HAVE',
    });
    await expect(provider.update).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await findToast('Laminated dough is nice to have now. The next list follows it.');
    await waitFor(() => expect(canvas.queryByText(/^Costs/)).toBeNull());
  },
};

/** The words another person has written meanwhile are shown, and not replaced by the job as it was before. */
export const ChangedMeanwhile: Story = {
  ...pageOf({
    ...untouched,
    status: 'DRAFT',
    criteria: [],
    proposedCriteria: [{ name: 'Sourdough', importance: 'MUST_HAVE' }],
  }),
  parameters: { expectedConsole: [/changed since you read it/] },
  play: async ({ canvas, userEvent }) => {
    provider.update.mockRejectedValueOnce(
      problem('CHANGED_MEANWHILE', 'This was changed since you read it.'),
    );
    const button = await canvas.findByRole('button', { name: 'Use these criteria' });
    const shown = provider.getOne.mock.settledResults.at(-1)?.value.data;
    provider.getOne.mockResolvedValue({ data: { ...shown, title: 'Head Baker' } });
    await userEvent.click(button);
    await findToast('The job was changed meanwhile. Look at it as it is now, and try again.');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Head Baker' })).toBeVisible();
    const { previousData } = provider.update.mock.lastCall?.[1] ?? {};
    await expect(previousData.updatedAt).toBe(shown.updatedAt);
  },
};

export const SuggestedChange: Story = {
  ...pageOf({
    suggestedCriteria: [
      {
        ...{ name: 'Spanish', importance: 'MUST_HAVE' },
        why: { reason: 'MISSING_SKILLS', people: 4, years: null },
      },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    // Whom it would move stands there before it can be accepted.
    await expect(
      await canvas.findByText('All 12 people on the newest list and among the applicants would fit as now.'),
    ).toBeVisible();
    await expect(provider.criteriaEffect.mock.lastCall?.[0].body.criteria).toContainEqual({
      name: 'Spanish',
      importance: 'MUST_HAVE',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Accept: Spanish' }));
    await expect(provider.answerCriterionSuggestion.mock.lastCall?.[0].query).toEqual({
      name: 'Spanish',
      decision: 'ACCEPT',
    });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Suggested changes' })).toBeNull());
  },
};

/** Someone was picked in the meantime: the refusal is told where it was asked. */
export const DeleteRefused: Story = {
  ...pageOf({ ...untouched, status: 'DRAFT' }),
  parameters: { expectedConsole: [/Archive it instead/] },
  play: async ({ canvas, userEvent }) => {
    provider.delete.mockRejectedValue(
      problem('IN_USE', 'Candidates were picked for it. Archive it instead.'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Pastry Chef?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete job' }));
    await expect(await dialog.findByText('Candidates were picked for it. Archive it instead.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete job' })).toBeDisabled();
  },
};

export const NothingReadFromIt: Story = {
  ...pageOf({ ...untouched, status: 'DRAFT', criteria: [], salaryMin: null, salaryMax: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add criteria' })).toBeVisible();
  },
};

export const LongText: Story = {
  ...pageOf({
    title:
      'Head of Production, Frozen Dough and Viennoiserie, with responsibility for three plants and a shop',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    criteria: Array.from({ length: 12 }, (_, index) => ({
      name: `Criterion ${index + 1} with a long explanation of what exactly is meant by it in practice`,
      importance: index % 2 ? ('NICE_TO_HAVE' as const) : ('MUST_HAVE' as const),
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Criterion 12/)).toBeVisible();
  },
};

export const Loading: Story = {
  ...pageOf({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the job')).toBeInTheDocument();
  },
  render: () => <RecruiterScene at={jobAt('any')} dataProvider={{ getOne: never }} />,
};

export const Failing: Story = {
  ...pageOf({}),
  parameters: { expectedConsole: [/no such job/] },
  render: () => <RecruiterScene at={jobAt('unknown')} dataProvider={provider} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such job.')).toBeVisible();
  },
};

/** The address can be taken along while the job is open, and the page switched off. */
export const PublicPage: Story = {
  ...pageOf({}),
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'For everyone' }));
    await expect(part.getByRole('link', { name: 'Open the public page in a new tab' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/jobs\/019a[-0-9a-f]+-pastry-chef$/),
    );
    await expect(part.getByRole('button', { name: 'Copy the address' })).toBeVisible();
    await userEvent.click(part.getByRole('switch', { name: 'Public page' }));
    await expect(await part.findByText('Only candidates who are signed in see this job.')).toBeVisible();
    await expect(part.queryByRole('link')).toBeNull();
    await expect(provider.update).not.toHaveBeenCalled();
  },
};

/** A refusal is told, and the switch stands as the job does. */
export const PublicPageRefused: Story = {
  parameters: { expectedConsole: [/away/] },
  ...pageOf({}),
  play: async ({ canvas, userEvent }) => {
    provider.setJobPublicPage.mockRejectedValueOnce(problem('DATABASE_UNAVAILABLE', 'The database is away.'));
    const control = await canvas.findByRole('switch', { name: 'Public page' });
    await userEvent.click(control);
    await findToast('The database is away.');
    await expect(control).toBeChecked();
  },
};
