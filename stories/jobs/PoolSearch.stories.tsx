import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PoolSearch } from '../../resources/pool-search/PoolSearch.tsx';
import type { OwnPoolPerson, PoolPerson } from '../../schemas/poolSearch.ts';
import { findToast } from '../support/findToast.ts';
import { type JobsInMemory, jobsInMemory, problem } from '../support/jobsInMemory.ts';
import { jobAt, RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleJob } from '../support/sampleJobs.ts';
import { sampleResults } from '../support/sampleResults.ts';

const job = sampleJob({});
let provider: JobsInMemory;

export default {
  component: PoolSearch,
  title: 'Jobs/PoolSearch',
  beforeEach: () => {
    provider = jobsInMemory([job]);
  },
  render: () => <RecruiterScene at={`${jobAt(job.id)}?tab=pool`} dataProvider={provider} />,
} satisfies Meta<typeof PoolSearch>;
type Story = StoryObj<typeof PoolSearch>;

const person: PoolPerson = {
  handle: 'sealed-1',
  headline: 'Pastry chef',
  state: 'TX',
  yearsOfExperience: 8,
  band: 'GOOD',
  criteria: [
    {
      ...{ name: 'Laminated dough', importance: 'MUST_HAVE', outcome: 'MEETS' },
      ...{ evidence: 'Laminated and shaped four kinds of croissants daily', source: 'RESUME' },
    },
    {
      ...{ name: 'Food safety certificate', importance: 'MUST_HAVE', outcome: null },
      ...{ evidence: null, source: null },
    },
    {
      ...{ name: 'Spanish', importance: 'NICE_TO_HAVE', outcome: 'UNKNOWN' },
      ...{ evidence: null, source: null },
    },
  ],
  summary: '1/1 must-haves, 0/1 nice-to-haves',
};

/** How people fit is shown with what proves it; the name comes with the pick. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    provider.searchPool.mockResolvedValue({
      found: 30,
      more: false,
      own: [],
      people: [person, { ...person, handle: 'sealed-2', headline: null, band: 'PARTIAL' }],
    });
    provider.addFromPool.mockResolvedValue({ id: 'pick-1', jobId: job.id, candidateName: 'Ana Ruiz' });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the pool' }), 'croissants');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(
      await canvas.findByRole('heading', { name: 'About 30 people, the best 2 of them' }),
    ).toBeVisible();
    await expect(provider.searchPool.mock.lastCall?.[0].body).toEqual({ q: 'croissants' });
    await expect(canvas.getAllByText(/“Laminated and shaped four kinds of croissants daily”/)).toHaveLength(
      2,
    );
    await expect(
      canvas.getAllByText('Shown once they are on your list: Food safety certificate'),
    ).toHaveLength(2);
    await expect(canvas.getAllByText('Not stated: Spanish')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the list: Pastry chef' }));
    await findToast('Ana Ruiz is on the list now.');
    const card = canvas.getByRole('heading', { level: 3, name: 'Ana Ruiz' }).closest('li');
    await expect(within(card as HTMLElement).getByRole('link', { name: 'See on the list' })).toBeVisible();
    await expect(provider.addFromPool.mock.lastCall?.[0].body).toEqual({ handle: 'sealed-1' });
  },
};

/** The company's own people stand first, by name, and lead to their page. */
export const OwnPeople: Story = {
  play: async ({ canvas, userEvent }) => {
    const own: OwnPoolPerson = {
      ...{ handle: 'sealed-3', candidateEmail: '0196f000@held.invalid', candidateName: 'Ruth Abara' },
      ...{ headline: 'Baker', city: 'Austin', state: 'TX', yearsOfExperience: 5, band: 'GOOD' },
      ...{ criteria: sampleResults, summary: '1/1 must-haves, 0/0 nice-to-haves' },
    };
    provider.searchPool.mockResolvedValue({ found: 0, more: false, people: [], own: [own] });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the pool' }), 'abara{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your people (1)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ruth Abara' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Consider for this job: Ruth Abara' })).toBeVisible();
  },
};

export const NobodyFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the pool' }), 'falconer{Enter}');
    await expect(await canvas.findByText('Nobody found')).toBeVisible();
  },
};

/** The refusal names the plan, and leads to it. */
export const WithoutPlan: Story = {
  parameters: { expectedConsole: [/needs a subscription/] },
  play: async ({ canvas, userEvent }) => {
    provider.searchPool.mockRejectedValue(problem('SUBSCRIPTION_REQUIRED', 'This needs a subscription.'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the pool' }), 'chef{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Searching the pool needs a plan' }),
    ).toBeVisible();
  },
};

/** A person who went on five lists meanwhile stays as found, and the reason is said. */
export const AddRefused: Story = {
  parameters: { expectedConsole: [/as many lists/] },
  play: async ({ canvas, userEvent }) => {
    provider.searchPool.mockResolvedValue({ found: 1, more: false, people: [person], own: [] });
    provider.addFromPool.mockRejectedValue(
      problem(
        'ILLEGAL_MOVE',
        'This person is on as many lists of this day as one may be. Try again tomorrow.',
      ),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the pool' }), 'chef{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to the list: Pastry chef' }));
    await findToast('This person is on as many lists of this day as one may be. Try again tomorrow.');
  },
};
