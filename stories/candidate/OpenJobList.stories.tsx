import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OpenJobList } from '../../resources/open-jobs/OpenJobList.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { CandidateScene } from '../support/CandidateScene.tsx';
import { type CandidateInMemory, candidateInMemory } from '../support/candidateInMemory.ts';
import { problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import { sampleFit, samplePublicJob } from '../support/sampleCandidate.ts';

const jobs = [
  samplePublicJob({ title: 'Pastry Chef' }),
  samplePublicJob({
    title: 'Night Baker',
    city: 'Denver',
    state: 'CO',
    workplaceType: 'HYBRID',
    application: { id: '019b0000-0000-7000-8000-00000000000a', status: 'ACTIVE' },
  }),
  samplePublicJob({
    title: 'Shop Assistant in a very long named shopfromllanfairpwllgwyngyllgogerychwyrndrobwll',
    salaryMin: null,
    salaryMax: null,
    fit: sampleFit({ band: 'LIMITED', criteria: [] }),
  }),
];

let provider: CandidateInMemory;

export default {
  component: OpenJobList,
  title: 'Candidate/OpenJobList',
  beforeEach: () => {
    provider = candidateInMemory({ jobs });
  },
  render: () => <CandidateScene at={addresses.candidate.jobs} dataProvider={provider} />,
} satisfies Meta<typeof OpenJobList>;
type Story = StoryObj<typeof OpenJobList>;

/** The best fit comes first with its reason; the pay is always told, even that there is none. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Pastry Chef/ });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/candidate\/jobs\/[^/]+\/$/),
    );
    await expect(link).toHaveTextContent('You meet 1 of 3 must-haves: Laminated dough.');
    await expect(link).toHaveTextContent('$52,000–61,000 a year');
    await expect(canvas.getByRole('link', { name: /Night Baker/ })).toHaveTextContent('Applied');
    await expect(canvas.getByRole('link', { name: /Shop Assistant/ })).toHaveTextContent('Salary not stated');
    await expect(canvas.getByText('3 jobs')).toBeVisible();
    await expect(provider.getList.mock.calls.map(([, { sort }]) => sort)).toContainEqual({
      field: 'fit',
      order: 'DESC',
    });
  },
};

export const SearchAndPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Where' }), 'Denver');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Pastry Chef/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /Night Baker/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'What' }), 'xylophone{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('textbox', { name: 'Where' })).toHaveValue('');
    await userEvent.click(await canvas.findByRole('button', { name: 'Did you mean “pastry”?' }));
    await expect(await canvas.findByRole('link', { name: /Pastry Chef/ })).toBeVisible();
  },
};

/** The list has jobs with some of the words, and says so. */
export const SomeOfTheWords: Story = {
  play: async ({ canvas, userEvent }) => {
    provider.searchHints.mockResolvedValue({ meant: null, fewer: [], isPartly: true });
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'What' }), 'baker');
    await expect(
      await canvas.findByText('No job has all of these words. These have some of them.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Night Baker/ })).toBeVisible();
  },
};

const waiting = jobs.map((job) => ({ ...job, fit: null, fitPending: true }));

/** The order stays as it is while someone reads, and is offered as soon as everything is compared. */
export const BeingCompared: Story = {
  beforeEach: () => {
    provider = candidateInMemory({ jobs: waiting });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/is being compared with the jobs. Until then, the newest/),
    ).toBeVisible();
    const titles = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const before = titles();
    provider.getList.mockImplementation(async () => ({ data: jobs.toReversed(), total: 3 }));
    const button = await canvas.findByRole('button', { name: 'Show best fit first' }, { timeout: 5000 });
    await expect(titles()).toEqual(before);
    await userEvent.click(button);
    await expect(await canvas.findByText('Now the jobs that fit you best come first.')).toHaveFocus();
    await expect(titles()).toEqual(before.toReversed());
  },
};

export const ManyPages: Story = {
  beforeEach: () => {
    provider = candidateInMemory({
      jobs: Array.from({ length: 25 }, (_, index) => samplePublicJob({ title: `Baker ${index + 1}` })),
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to next page' }));
    await expect(await canvas.findByRole('link', { name: /Baker 25/ })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    provider = candidateInMemory({});
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open jobs just now')).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => <CandidateScene at={addresses.candidate.jobs} dataProvider={{ getList: never }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/away/] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('The database is away.'))[0]).toBeVisible();
  },
  render: () => (
    <CandidateScene
      at={addresses.candidate.jobs}
      dataProvider={{
        getList: () => Promise.reject(problem('DATABASE_UNAVAILABLE', 'The database is away.')),
      }}
    />
  ),
};
