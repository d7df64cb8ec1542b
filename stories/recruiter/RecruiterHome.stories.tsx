import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RecruiterHome } from '../../resources/home/recruiter/RecruiterHome.tsx';
import { addresses } from '../../schemas/addresses.ts';
import type { StatsPeriod } from '../../schemas/stats.ts';
import { problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import { jobAt, RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleRecruiterSummary } from '../support/recruitersInMemory.ts';
import {
  emptyRecruiterStats,
  emptyRecruiterTodo,
  sampleRecruiterStats,
  sampleRecruiterTodo,
  statsId,
} from '../support/sampleStats.ts';

const provider = {
  recruiterTodo: fn(),
  recruiterStats: fn(),
};

export default {
  component: RecruiterHome,
  title: 'Recruiter/RecruiterHome',
  beforeEach: () => {
    provider.recruiterTodo.mockImplementation(async () => sampleRecruiterTodo);
    provider.recruiterStats.mockImplementation(async ({ query }: { query: { days: StatsPeriod } }) =>
      sampleRecruiterStats(Number(query.days)),
    );
  },
  render: () => (
    <RecruiterScene
      at={addresses.recruiter.home}
      dataProvider={provider}
      session={{ profile: sampleRecruiterSummary('dana@corner-bakery.example') }}
    />
  ),
} satisfies Meta<typeof RecruiterHome>;
type Story = StoryObj<typeof RecruiterHome>;

/** Open tasks come first, each entry a link to where it is done. */
export const MuchToDo: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /, Dana$/ })).toBeVisible());
    const to = async (name: RegExp) => (await canvas.findByRole('link', { name })).getAttribute('href');
    const job = (n: number) => jobAt(statsId(n));
    const daily = (n: number) => `/dashboard/recruiter/jobs/${statsId(n)}/daily-candidates/`;
    await expect(await to(/^Maya Torres.*late.*Pastry Chef, Interview/)).toBe(
      `${job(1)}?tab=applications&application=${statsId(11)}`,
    );
    await expect(await to(/^Lena Ortiz.*“Is there parking/)).toBe(
      `${job(1)}?tab=applications&application=${statsId(24)}`,
    );
    await expect(await to(/^Ana Diaz accepted: talk to them/)).toBe(
      `${job(1)}?tab=applications&application=${statsId(22)}`,
    );
    await expect(await to(/^Ravi Nair declined.*“The pay is below/)).toBe(`${daily(1)}${statsId(23)}/`);
    await expect(await to(/^Go through all 41 picks$/)).toBe(addresses.recruiter.queue);
    await expect(await to(/^Pastry Chef.*8 to decide.*strong fit.*3 more/)).toBe(
      `${daily(1)}?date=2026-11-21`,
    );
    await expect(await to(/^Pastry Chef.*3 saved candidates wait/)).toBe(
      `${daily(1)}${statsId(31)}/?date=2026-11-18`,
    );
    await expect(await to(/^Night Baker.*None of 41 people considered works nights/)).toBe(
      `${daily(2)}?date=2026-11-21`,
    );
    await expect(await to(/^Night Baker.*Changed/)).toBe(job(2));
    const [next, figures] = await canvas.findAllByRole('heading', { level: 2 });
    await expect([next?.textContent, figures?.textContent]).toEqual(['Next for you', 'Your figures']);
  },
};

/** Entries that do not fit a card come when they are asked for, in the same place. */
export const AllThatWaits: Story = {
  beforeEach: () => {
    provider.recruiterTodo.mockImplementation(async ({ query }: { query: { perPart: number } }) => {
      const { answersDue, ...rest } = sampleRecruiterTodo;
      const [first] = answersDue.items;
      if (!first || query.perPart === 5) return sampleRecruiterTodo;
      const items = Array.from({ length: answersDue.total }, (_, n) => ({
        ...first,
        id: statsId(500 + n),
        candidateName: `Person ${n + 1}`,
      }));
      return { ...rest, answersDue: { total: items.length, items } };
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 5 more' }));
    const all = await canvas.findAllByRole('link', { name: /^Person \d/ });
    await expect(all).toHaveLength(sampleRecruiterTodo.answersDue.total);
    await expect(canvas.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull();
  },
};

/** The period is chosen once for all charts, and tables and files follow it. */
export const Period: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = () =>
      within(canvas.getByRole('table', { name: 'How well the picks fit' })).getAllByRole('row');
    await waitFor(() => expect(rows()).toHaveLength(31));
    await userEvent.click(canvas.getByRole('button', { name: '90 days' }));
    await waitFor(() => expect(rows()).toHaveLength(91));
    await expect(provider.recruiterStats.mock.lastCall?.[0].query).toEqual({ days: '90' });
    await expect(canvas.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Nothing to do is said in a sentence; the figures stand all the same. */
export const NothingWaits: Story = {
  beforeEach: () => {
    provider.recruiterTodo.mockResolvedValue(emptyRecruiterTodo);
  },
  play: async ({ canvas }) => {
    const sentence = /^Nothing needs you now\. With the Desk plan, \$99 a month, a list comes every/;
    await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible());
    await expect(await canvas.findByText('64%', { selector: 'dd' })).toBeInTheDocument();
  },
};

/** A list that is being made is told of, and is there by itself. */
export const ListBeingMade: Story = {
  beforeEach: () => {
    provider.recruiterTodo
      .mockResolvedValueOnce({ ...emptyRecruiterTodo, listsComingCount: 1 })
      .mockResolvedValue({ ...emptyRecruiterTodo, unseenLists: sampleRecruiterTodo.unseenLists });
  },
  play: async ({ canvas }) => {
    const words = 'A list is being made. It appears here in a moment.';
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
    await expect(canvas.queryByText(/Nothing needs you now/)).toBeNull();
    await expect(await canvas.findByRole('link', { name: /^Pastry Chef.*strong fit/ })).toBeVisible();
    await expect(canvas.queryByText(words)).toBeNull();
  },
};

/** On the first day there is one thing to do and nothing to count. */
export const FirstDay: Story = {
  beforeEach: () => {
    provider.recruiterTodo.mockResolvedValue({ ...emptyRecruiterTodo, jobsCount: 0, openJobsCount: 0 });
    provider.recruiterStats.mockResolvedValue(emptyRecruiterStats);
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'New job' });
    await expect(link).toHaveAttribute('href', addresses.recruiter.newJob);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Your figures' })).toBeNull());
  },
};

/** Without an open job nothing comes; charts without figures say what would fill them. */
export const NothingOpen: Story = {
  beforeEach: () => {
    provider.recruiterTodo.mockResolvedValue({
      ...emptyRecruiterTodo,
      openJobsCount: 0,
      drafts: sampleRecruiterTodo.drafts,
    });
    provider.recruiterStats.mockResolvedValue(emptyRecruiterStats);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^None of your jobs is open/)).toBeVisible());
    await expect(await canvas.findByText(/^Save, invite or pass on candidates/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /as CSV$/ })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('64%', { selector: 'dd' })).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Maya Torres/ })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  beforeEach: () => {
    provider.recruiterTodo.mockImplementation(never);
    provider.recruiterStats.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading what is next')).toBeInTheDocument();
    await expect(await canvas.findByText('Loading the figures')).toBeInTheDocument();
  },
};

/** A part that cannot be loaded leaves the other one standing. */
export const Failing: Story = {
  parameters: { expectedConsole: [/away/] },
  beforeEach: () => {
    provider.recruiterTodo.mockRejectedValue(problem('DATABASE_UNAVAILABLE', 'What waits is away.'));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('What waits is away.')).toBeVisible());
    await expect(await canvas.findByText('64%', { selector: 'dd' })).toBeInTheDocument();
  },
};
