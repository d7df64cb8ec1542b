import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { letterKey } from '../../resources/common/textDraft.ts';
import { OpenJobShow } from '../../resources/open-jobs/OpenJobShow.tsx';
import type { PublicJob } from '../../schemas/job.ts';
import { CandidateScene, openJobAt } from '../support/CandidateScene.tsx';
import { type CandidateInMemory, candidateInMemory } from '../support/candidateInMemory.ts';
import { problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import {
  sampleApplication,
  sampleCandidate,
  sampleFit,
  sampleInvitation,
  samplePublicJob,
} from '../support/sampleCandidate.ts';
import { typeInAnotherTab } from '../support/typeInAnotherTab.ts';

let provider: CandidateInMemory;

/** The page of one job. */
const pageOf = (told: Partial<PublicJob> = {}): Pick<Story, 'beforeEach' | 'render'> => {
  const job = samplePublicJob(told);
  return {
    beforeEach: () => {
      sessionStorage.clear();
      provider = candidateInMemory({ jobs: [job] });
    },
    render: () => <CandidateScene at={openJobAt(job.id)} dataProvider={provider} />,
  };
};

export default {
  component: OpenJobShow,
  title: 'Candidate/OpenJobShow',
} satisfies Meta<typeof OpenJobShow>;
type Story = StoryObj<typeof OpenJobShow>;

const unverifiedJob = samplePublicJob();

const letterOf = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('textbox', { name: 'Cover letter (optional)' });

/** Without a proved address nothing is sent; the dialog says so and offers the code. */
export const AddressNotVerified: Story = {
  beforeEach: () => {
    sessionStorage.clear();
    provider = candidateInMemory({ jobs: [unverifiedJob] });
  },
  render: () => (
    <CandidateScene at={openJobAt(unverifiedJob.id)} dataProvider={provider} emailVerified={false} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Pastry Chef' }));
    await waitFor(() => expect(dialog.getByText(/Until you verify it, you cannot apply/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Verify address' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Send application' })).toBeDisabled();
  },
};

/** The typed text is still there after the dialog was closed; sending shows when the answer comes. */
export const Apply: Story = {
  ...pageOf(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pastry Chef' })).toBeVisible();
    await expect(canvas.getByText('$52,000–61,000 a year')).toBeVisible();
    await expect(canvas.getByText('Employment type')).toBeVisible();
    await expect(canvas.getByText('Full time')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Pastry Chef' }));
    await userEvent.type(letterOf(dialog), 'I bake.');
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on with your application' }));
    const again = within(await screen.findByRole('dialog', { name: 'Apply for Pastry Chef' }));
    await expect(letterOf(again)).toHaveValue('I bake.');
    await userEvent.click(again.getByRole('button', { name: 'Send application' }));
    await expect(await canvas.findByText('Your application is sent')).toBeVisible();
    await expect(canvas.getByText(/^Answer promised by/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
    await expect(provider.apply.mock.lastCall?.[0].body.coverLetter).toBe('I bake.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const letterJob = samplePublicJob();

/** The letter is written in another tab, too: the dialog says so. */
export const LetterInAnotherTab: Story = {
  beforeEach: () => {
    provider = candidateInMemory({ jobs: [letterJob] });
  },
  render: () => <CandidateScene at={openJobAt(letterJob.id)} dataProvider={provider} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Pastry Chef' }));
    await expect(letterOf(dialog)).toHaveValue('');
    typeInAnotherTab(letterKey(sampleCandidate().candidateEmail, letterJob.id), 'I bake.');
    await expect(await dialog.findByText(/^You are typing here in another tab, too\./)).toBeVisible();
  },
};

export const WhyYouFit: Story = {
  ...pageOf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/croissants and puff pastry by hand/)).toBeVisible();
    await expect(canvas.getByText(/You meet 1 of 3 must-haves/)).toBeVisible();
    await expect(canvas.getByText(/does not state Food safety certificate/)).toBeVisible();
  },
};

/** Applied in another tab meanwhile: the refusal says so and where to look. */
export const AppliedElsewhere: Story = {
  ...pageOf(),
  parameters: { expectedConsole: [/exists/] },
  play: async ({ canvas, userEvent }) => {
    provider.apply.mockRejectedValue(problem('DUPLICATE', 'This application exists already.'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Pastry Chef' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    await expect(await dialog.findByText(/You have applied for this job already/)).toBeVisible();
  },
};

const running = sampleApplication();
const appliedJob = samplePublicJob({ application: { id: running.id, status: 'ACTIVE' } });

export const Applied: Story = {
  render: () => (
    <CandidateScene
      at={openJobAt(appliedJob.id)}
      dataProvider={candidateInMemory({ jobs: [appliedJob], applications: [running] })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have applied')).toBeVisible();
    await expect(await canvas.findByText(/^Answer promised by/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};

const invitedJob = samplePublicJob({ title: 'Night Baker' });

/** Invited candidates answer the invitation, which names the pay, instead of applying. */
export const Invited: Story = {
  render: () => (
    <CandidateScene
      at={openJobAt(invitedJob.id)}
      dataProvider={candidateInMemory({
        jobs: [invitedJob],
        invitations: [sampleInvitation({ jobId: invitedJob.id })],
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept Night Baker' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};

export const NoResume: Story = {
  ...pageOf({ fit: null, salaryMin: null, salaryMax: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no readable resume of yours/)).toBeVisible();
    await expect(canvas.getByText('Salary not stated')).toBeVisible();
  },
};

const waitingJob = samplePublicJob({ fit: null, fitPending: true });

/** A fit that is still being found out appears by itself; nobody is told to add a resume that is there. */
export const BeingCompared: Story = {
  ...pageOf(waitingJob),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is being compared with this job/)).toBeVisible();
    await expect(canvas.queryByText(/no readable resume of yours/)).toBeNull();
    provider.getOne.mockResolvedValue({ data: { ...waitingJob, fit: sampleFit(), fitPending: false } });
    await expect(await canvas.findByText(/croissants and puff pastry by hand/)).toBeVisible();
    await expect(canvas.queryByText(/is being compared/)).toBeNull();
  },
};

export const NotOpen: Story = {
  ...pageOf(),
  parameters: { expectedConsole: [/does not exist/] },
  render: () => <CandidateScene at={openJobAt('unknown')} dataProvider={provider} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This job is not open')).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => <CandidateScene at={openJobAt('any')} dataProvider={{ getOne: never, getList: never }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the job')).toBeInTheDocument();
  },
};
