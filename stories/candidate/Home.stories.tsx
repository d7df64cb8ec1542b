import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { HomePage } from '../../resources/home/candidate/HomePage.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { CandidateScene } from '../support/CandidateScene.tsx';
import { type CandidateWorld, candidateInMemory } from '../support/candidateInMemory.ts';
import { problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import {
  daysFromNow,
  sampleApplication,
  sampleCandidate,
  sampleInvitation,
  sampleOffer,
  samplePick,
  samplePublicJob,
} from '../support/sampleCandidate.ts';
import { emptyCandidateStats } from '../support/sampleStats.ts';

export default {
  component: HomePage,
  title: 'Candidate/Home',
} satisfies Meta<typeof HomePage>;
type Story = StoryObj<typeof HomePage>;

const sceneOf = (world: CandidateWorld, told: Partial<Parameters<typeof CandidateScene>[0]> = {}) => ({
  render: () => (
    <CandidateScene at={addresses.candidate.home} dataProvider={candidateInMemory(world)} {...told} />
  ),
});

/** The most pressing comes first, and every entry leads to where it is done. */
export const MuchToDo: Story = {
  ...sceneOf({
    jobs: [samplePublicJob({ title: 'Head Baker' }), samplePublicJob({ fit: null })],
    applications: [
      sampleApplication({ jobTitle: 'Cake Designer', answerBy: daysFromNow(-3) }),
      sampleApplication({ answerBy: daysFromNow(3) }),
    ],
    invitations: [sampleInvitation(), sampleInvitation()],
    picks: [samplePick()],
  }),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /2 invitations wait for your answer/ });
    await expect(first).toHaveTextContent('expires in 5 hours');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/\/applications\/$/));
    await expect(canvas.getByRole('link', { name: /An answer is late.*3 days late/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Your resume was read: check it/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /1 job fits you well.*Head Baker/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Answer promised by/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: /, Ana$/ })).toBeVisible();
  },
};

/** An offer of a job comes before all else, and leads to its card. */
export const Offered: Story = {
  ...sceneOf({
    applications: [
      sampleApplication({ jobTitle: 'Cake Designer', answerBy: daysFromNow(-3) }),
      sampleApplication({ offer: sampleOffer({ expiresOn: daysFromNow(1) }) }),
    ],
    invitations: [sampleInvitation()],
  }),
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('link', { name: /^Corner Bakery offers you the job/ });
    await expect(offer).toHaveTextContent('Pastry Chef. Answer until tomorrow.');
    await expect(offer).toHaveAttribute('href', expect.stringMatching(/\/applications\/\?application=/));
    await expect(canvas.getAllByRole('link', { name: /offers you|invitation|late/ })[0]).toBe(offer);
    await expect(canvas.queryByRole('link', { name: /Answer promised by/ })).toBeNull();
  },
};

/** A pick shows the recruiter's criteria and quotations, and what to add where nothing is stated. */
export const WhyAJobPicked: Story = {
  ...sceneOf({ picks: [samplePick(), samplePick({ jobTitle: 'Driver', jobStatus: 'CLOSED' })] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Why Pastry Chef picked you' }));
    await expect(await canvas.findByText(/croissants and puff pastry by hand/)).toBeInTheDocument();
    await expect(
      canvas.getByText('Your resume does not state Food safety certificate: add it if you have it.'),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/Not open any more/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Driver' })).toBeNull();
  },
};

/** Before anything has happened no empty chart is drawn. */
export const NothingWaits: Story = {
  ...sceneOf({ stats: emptyCandidateStats }, { profile: sampleCandidate({ correctedFacts: ['headline'] }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Nothing needs you now/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Figures appear here once/)).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Over time' })).toBeNull();
    await expect(await canvas.findByText(/Everything else is free/)).toHaveTextContent('$9 a month');
  },
};

/** The pictures come after what is to be done; whether answers come in time is said in words too. */
export const Figures: Story = {
  ...sceneOf({ picks: [samplePick()] }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.MuiBarElement-root').length).toBeGreaterThan(10),
    );
    await expect(await canvas.findByText('7 of 8 by the promised day')).toBeInTheDocument();
    const places = within(await canvas.findByRole('table', { name: 'Where your applications stand' }));
    await expect(places.getByRole('row', { name: 'Interview 2' })).toBeInTheDocument();
    await expect(places.queryByRole('rowheader', { name: 'Hired' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }));
    const days = () => within(canvas.getByRole('table', { name: 'Over time' })).getAllByRole('row');
    await waitFor(() => expect(days()).toHaveLength(8));
  },
};

export const WithAPlan: Story = {
  ...sceneOf(
    { picks: Array.from({ length: 5 }, () => samplePick()) },
    {
      subscription: {
        id: '019b0000-0000-7000-8000-0000000000ff',
        planId: 'candidate-month',
        status: 'ACTIVE',
        active: true,
        currentPeriodEnd: '2026-12-21T00:00:00Z',
        cancelAtPeriodEnd: false,
        payer: 'SELF',
      },
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Your plan is active')).toBeVisible());
    await expect(await canvas.findAllByRole('button', { name: /^Why/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Why/ })).toHaveLength(5));
  },
};

export const WithoutAResume: Story = {
  ...sceneOf({}, { profile: sampleCandidate({ resumeFileName: null, headline: null, skills: [] }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /Add your resume/ })).toBeVisible());
  },
};

export const Loading: Story = {
  render: () => (
    <CandidateScene at={addresses.candidate.home} dataProvider={{ getList: never, candidateStats: never }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading what is next')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/away/] },
  render: () => (
    <CandidateScene
      at={addresses.candidate.home}
      dataProvider={{
        getList: () => Promise.reject(problem('DATABASE_UNAVAILABLE', 'The database is away.')),
        candidateStats: () => Promise.reject(problem('DATABASE_UNAVAILABLE', 'The figures are away.')),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Parts of this page could not be loaded')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The figures are away.')).toBeVisible());
  },
};
