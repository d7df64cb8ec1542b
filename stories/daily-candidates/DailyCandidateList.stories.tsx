import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { DailyCandidateList } from '../../resources/daily-candidates/list/DailyCandidateList.tsx';
import type { DailyCandidate } from '../../schemas/dailyCandidate.ts';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import {
  otherJobId,
  type PicksInMemory,
  pickedJob,
  picksInMemory,
  sampleDay,
  samplePick,
  sampleStanding,
} from '../support/picksInMemory.ts';
import { never } from '../support/provide.ts';
import { dailyAt, RecruiterScene } from '../support/RecruiterScene.tsx';

/** A person in three other jobs here: one's own, a colleague's, and one of no weight. */
const elsewhere: DailyCandidate['elsewhere'] = [
  sampleStanding({ jobTitle: 'Baker', stageName: 'Interview', applicationId: otherJobId }),
  sampleStanding({ jobId: pickedJob.id, jobTitle: 'Night shift lead', status: 'INVITED' }),
  sampleStanding({ jobId: '019a0000-0000-7000-8000-00000000cccc', jobTitle: 'Porter', status: 'PASSED' }),
];
const picks = [
  samplePick(1),
  samplePick(2, { status: 'SAVED' }),
  samplePick(3),
  samplePick(5, { id: '019a0000-0000-7000-8000-000000000099', date: '2026-11-20' }),
];
const days = [
  sampleDay('2026-11-21', { newCount: 2 }),
  sampleDay('2026-11-20', { size: 1, explanation: 'Only one of 120 people fits.' }),
  sampleDay('2026-11-19', {
    size: 0,
    explanation: '120 people considered; “Food safety certificate” removed most.',
  }),
];
let provider: PicksInMemory;

export default {
  component: DailyCandidateList,
  title: 'Daily candidates/DailyCandidateList',
  beforeEach: () => {
    provider = picksInMemory(picks, days);
  },
  render: () => <RecruiterScene at={dailyAt(pickedJob.id)} dataProvider={provider} />,
} satisfies Meta<typeof DailyCandidateList>;
type Story = StoryObj<typeof DailyCandidateList>;

const card = (name: string | RegExp) => screen.findByRole('listitem', { name });
const sent = () => provider.setDailyCandidateStatus.mock.calls.map(([args]) => args.query.status);

export const Filled: Story = {
  play: async ({ canvas }) => {
    const first = within(await card('Ana Diaz'));
    await expect(first.getByRole('img', { name: 'Rank 1' })).toBeVisible();
    await expect(first.getByRole('img', { name: 'Strong fit, score 87 of 100' })).toBeInTheDocument();
    await expect(first.getByText('1/3 must-haves, 0/1 nice-to-haves')).toBeVisible();
    await expect(first.getByText('Austin, TX · 7 years')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pastry Chef');
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveAttribute(
        'data-at',
        dailyAt(pickedJob.id, '?date=2026-11-21'),
      ),
    );
  },
};

const endless = `Held back by “${'W'.repeat(150)}”.`;
const expectNoSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** A criterion may be one endless word: it breaks, and the page stays as wide as the window. */
/** Who is on the way elsewhere is not invited unawares; one's own jobs are a click away, a colleague's are named. */
export const KnownElsewhere: Story = {
  beforeEach: () => {
    provider = picksInMemory([samplePick(1, { elsewhere }), samplePick(2, { status: 'SAVED' })], days);
  },
  play: async () => {
    const first = within(await card('Ana Diaz'));
    await expect(first.getByRole('link', { name: 'In Interview for Baker' })).toHaveAttribute(
      'href',
      expect.stringContaining(`application=${otherJobId}`),
    );
    await expect(first.getByText(/^Invited today for Night shift lead/)).toHaveTextContent('Rae Recruiter');
    await expect(first.queryByRole('link', { name: /Night shift lead/ })).toBeNull();
  },
};

export const EndlessWord: Story = {
  beforeEach: () => {
    const endlessDays = days.map((day) => ({ ...day, explanation: endless }));
    provider = picksInMemory(picks, endlessDays);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/W{150}/);
    await expectNoSidewaysScroll();
  },
};

export const EndlessWordOnAnEmptyDay: Story = {
  beforeEach: () => {
    provider = picksInMemory([], [sampleDay('2026-11-21', { size: 0, explanation: endless })]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody was picked')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** An empty day leads on: to the radius, to a search, and to the company's own people. */
export const WaysOnFromAnEmptyDay: Story = {
  beforeEach: () => {
    provider = picksInMemory([], [sampleDay('2026-11-21', { size: 0 })]);
  },
  play: async ({ canvas }) => {
    for (const [name, address] of [
      ['Widen the radius', /\/jobs\/[^/]+\/edit/],
      ['Search the pool', /tab=pool/],
      ['Import your people', /import\/\?kind=candidates/],
      ['Add a person', /people/],
    ] as const)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(address),
      );
  },
};

/** An empty day names the must-have in the way, and asks less once the difference was seen. */
export const AskLess: Story = {
  beforeEach: () => {
    const heldBack = { criterion: 'Food safety certificate', gain: 6 };
    provider = picksInMemory([], [sampleDay('2026-11-21', { size: 0, heldBack })]);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Make “Food safety certificate” nice to have' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these criteria?' }));
    await expect(
      await dialog.findByText(
        '1 person would come in. Of all people looking for work, 40 would fit instead of 12.',
      ),
    ).toBeVisible();
    await expect(provider.update).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await findToast('Food safety certificate is nice to have now. The next list follows it.');
    const [, { data }] = provider.update.mock.lastCall ?? [null, { data: null }];
    await expect(data.criteria).toContainEqual({
      name: 'Food safety certificate',
      importance: 'NICE_TO_HAVE',
    });
    await expect(await canvas.findByText(/is a nice-to-have now/)).toBeVisible();
  },
};

const people = (about: number | null) => ({ about, least: about ?? 0, most: about ?? 9 });

/** An empty day says of every must-have how many more would be listed without it, and relaxes any of them. */
export const CostOfEachMustHave: Story = {
  beforeEach: () => {
    const heldBack = { criterion: 'Food safety certificate', gain: 6 };
    provider = picksInMemory([], [sampleDay('2026-11-21', { size: 0, heldBack })]);
    provider.expectFits.mockResolvedValue({
      ...{ pending: false, pool: people(80), good: people(null), partial: people(null), away: null },
      mustHaves: [
        { name: 'Laminated dough', good: people(null), partial: people(20) },
        { name: 'Sugar work', good: people(null), partial: people(null) },
        { name: 'Steady hands', good: people(null), partial: people(null) },
        { name: 'Food safety certificate', good: people(10), partial: people(40) },
      ],
      notCounted: ['Steady hands'],
    });
  },
  play: async ({ canvas, userEvent }) => {
    const costs = within(await canvas.findByRole('region', { name: 'What each must-have costs' }));
    await expect(costs.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
      'About 40 more would be listed without it.',
      'About 20 more would be listed without it.',
      'Fewer than ten more would be listed without it.',
      'How many it costs cannot be told: its words are not counted in advance.',
    ]);
    await userEvent.click(costs.getByRole('button', { name: 'Make it nice to have: Laminated dough' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these criteria?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await findToast('Laminated dough is nice to have now. The next list follows it.');
    const [, { data }] = provider.update.mock.lastCall ?? [null, { data: null }];
    await expect(data.criteria).toContainEqual({ name: 'Laminated dough', importance: 'NICE_TO_HAVE' });
    await expectNoSidewaysScroll();
  },
};

/** Where no single must-have is named, the way leads to all of them. */
export const ChangeTheCriteria: Story = {
  beforeEach: () => {
    provider = picksInMemory([], [sampleDay('2026-11-21', { size: 0, heldBack: null })]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change the criteria' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Make/ })).toBeNull();
  },
};

/** A pick that was passed says why, and nothing about it is green. */
export const PassedWithReasons: Story = {
  beforeEach: () => {
    provider = picksInMemory(
      [samplePick(1, { status: 'PASSED', reasons: ['TOO_FAR', 'MISSING_SKILLS'] })],
      days,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Passed because: Missing skills, Too far away')).toBeVisible();
    const passed = canvas.getByRole('button', { name: 'Passed' });
    await expect(passed).toHaveAttribute('aria-pressed', 'true');
    await expect(passed.className).not.toMatch(/colorPrimary|containedPrimary/);
  },
};

/** j and k move, s saves, p passes, u takes back, one after the other. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await card('Ana Diaz');
    await userEvent.keyboard('j');
    await expect(await card('Ana Diaz')).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(await card('Chloé Martin')).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(await card('Ben Okafor')).toHaveFocus();
    await userEvent.keyboard('k');
    await userEvent.keyboard('s');
    await findToast('Ana Diaz saved.');
    await expect(within(await card('Ana Diaz')).getByRole('button', { name: 'Saved' })).toBeVisible();
    await userEvent.keyboard('p');
    await findToast('Ana Diaz passed.');
    await userEvent.keyboard('j');
    await userEvent.keyboard('u');
    await findToast('Undone for Ana Diaz.');
    await expect(await card('Ana Diaz')).toHaveFocus();
    await expect(within(await card('Ana Diaz')).getByRole('button', { name: 'Saved' })).toBeVisible();
    await waitFor(() => expect(sent()).toEqual(['SAVED', 'PASSED', 'SAVED']));
  },
};

/** A list that was asked for before a decision, and comes after it, does not take it off the screen. */
export const DecidedWhileAsking: Story = {
  play: async ({ userEvent }) => {
    await card('Ana Diaz');
    const lists = () =>
      provider.getList.mock.calls.filter(([resource]) => resource === 'daily-candidates').length;
    const usual = provider.getList.getMockImplementation();
    const before = lists();
    const { promise, resolve: come } = Promise.withResolvers<void>();
    provider.getList.mockImplementation(async (resource, params) => {
      const answer = await usual?.(resource, params);
      if (resource === 'daily-candidates' && lists() === before + 1) await promise;
      return answer;
    });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(lists()).toBe(before + 1));
    await userEvent.keyboard('j');
    await userEvent.keyboard('s');
    await findToast('Ana Diaz saved.');
    come();
    await waitFor(() => expect(lists()).toBe(before + 2));
    await expect(within(await card('Ana Diaz')).getByRole('button', { name: 'Saved' })).toBeVisible();
  },
};

let first = Promise.withResolvers<ReturnType<typeof samplePick>>();

/** Leaving while decisions wait for an earlier one sends the last about each pick; a page that comes back sends none again. */
export const LeavingSendsWhatWaits: Story = {
  beforeEach: () => {
    first = Promise.withResolvers();
    provider.setDailyCandidateStatus.mockImplementationOnce(() => first.promise);
  },
  play: async ({ userEvent }) => {
    await card('Ana Diaz');
    await userEvent.keyboard('j');
    await userEvent.keyboard('s');
    await findToast('Ana Diaz saved.');
    await userEvent.keyboard('p');
    await findToast('Ana Diaz passed.');
    await userEvent.keyboard('jj');
    await userEvent.keyboard('s');
    await findToast('Chloé Martin saved.');
    await waitFor(() => expect(sent()).toEqual(['SAVED']));
    fireEvent(window, new PageTransitionEvent('pagehide'));
    await waitFor(() => expect(sent()).toEqual(['SAVED', 'PASSED', 'SAVED']));
    await expect(provider.setDailyCandidateStatus.mock.lastCall?.[0].keepalive).toBe(true);
    // Sent side by side they can arrive in any order, so each says which it is.
    const orders = provider.setDailyCandidateStatus.mock.calls.map(([{ query }]) => query);
    await expect(orders.map(({ nth }) => nth)).toEqual([1, 2, 3]);
    await expect(new Set(orders.map(({ visit }) => visit)).size).toBe(1);
    first.resolve(samplePick(1, { status: 'SAVED' }));
    await userEvent.keyboard('kp');
    await findToast('Ben Okafor passed.');
    await waitFor(() => expect(sent()).toEqual(['SAVED', 'PASSED', 'SAVED', 'PASSED']));
  },
};

/** Typing in a dialog or a field decides nothing, and ? says what the keys are. */
export const KeysHelp: Story = {
  play: async ({ userEvent }) => {
    await card('Ana Diaz');
    await userEvent.keyboard('j');
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(help.getByText('Undo the last decision')).toBeVisible());
    await userEvent.keyboard('s');
    await expect(sent()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PassWithReasons: Story = {
  play: async ({ userEvent }) => {
    const first = within(await card('Ana Diaz'));
    await userEvent.click(first.getByRole('button', { name: 'Pass on Ana Diaz with a reason' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Why not Ana Diaz?' }));
    await userEvent.click(popover.getByRole('checkbox', { name: 'Missing skills' }));
    await userEvent.click(popover.getByRole('button', { name: 'Pass' }));
    const toast = await findToast('Ana Diaz passed.');
    await expect(provider.setDailyCandidateStatus.mock.lastCall?.[0].query).toMatchObject({
      status: 'PASSED',
      reason: ['MISSING_SKILLS'],
    });
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toEqual(['PASSED', 'VIEWED']));
    await expect(within(await card('Ana Diaz')).getByText('Viewed')).toBeVisible();
  },
};

/** In a filtered list the card leaves with its decision, and the next one takes the focus. */
export const DecidedOutOfTheFilter: Story = {
  render: () => (
    <RecruiterScene at={dailyAt(pickedJob.id, '?date=2026-11-21&status=NEW')} dataProvider={provider} />
  ),
  play: async ({ userEvent }) => {
    await card('Ana Diaz');
    await expect(screen.queryByRole('listitem', { name: 'Ben Okafor' })).toBeNull();
    await userEvent.keyboard('j');
    await userEvent.keyboard('p');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Ana Diaz' })).toBeNull());
    await waitFor(async () => expect(await card('Chloé Martin')).toHaveFocus());
    await userEvent.keyboard('s');
    await expect(await screen.findByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  },
};

export const AnotherDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await card('Ana Diaz');
    const strip = within(canvas.getByRole('navigation', { name: 'Days' }));
    const dayLink = (search: string) => {
      const link = strip.getAllByRole('link').find((one) => one.getAttribute('href')?.includes(search));
      if (!link) throw new Error(`No link to ${search}.`);
      return link;
    };
    await userEvent.click(dayLink('date=2026-11-20'));
    await expect(await card(/Edith/)).toBeVisible();
    await expect(canvas.getByText(/Only one of 120 people fits/)).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: /without picks/ }));
    await userEvent.click(dayLink('date=2026-11-19'));
    await expect(await canvas.findByRole('heading', { name: 'Nobody was picked' })).toBeVisible();
    await expect(canvas.getByText(/removed most/)).toBeVisible();
  },
};

/** The server's refusal is told and shown as it is. */
export const Refused: Story = {
  parameters: { expectedConsole: [/decided by somebody else/] },
  beforeEach: () => {
    provider.setDailyCandidateStatus.mockRejectedValueOnce(
      problem('ILLEGAL_MOVE', 'This was decided by somebody else.'),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(within(await card('Ana Diaz')).getByRole('button', { name: 'Save' }));
    await findToast('Ana Diaz stays as before. This was decided by somebody else.');
    await waitFor(async () =>
      expect(within(await card('Ana Diaz')).getByRole('button', { name: 'Save' })).toBeEnabled(),
    );
  },
};

/** People who may only look see no buttons, and keys decide nothing. */
export const ReadOnly: Story = {
  render: () => (
    <RecruiterScene at={dailyAt(pickedJob.id)} dataProvider={provider} viewer={{ role: 'EMPLOYER' }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await card('Ana Diaz');
    await userEvent.keyboard('j');
    await userEvent.keyboard('s');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(sent()).toEqual([]);
  },
};

export const NoListYet: Story = {
  beforeEach: () => {
    provider = picksInMemory([], []);
    provider.getOne.mockResolvedValue({ data: { ...pickedJob, status: 'DRAFT' } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No list yet' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Go to the job' })).toBeVisible();
  },
};

/** Right after opening the list comes by itself. */
export const FirstListOnItsWay: Story = {
  beforeEach: () => {
    provider.dailyLists.mockResolvedValueOnce([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The first list is being made' })).toBeVisible();
    await expect(await card('Ana Diaz')).toBeVisible();
  },
};

export const NeedsAPlan: Story = {
  parameters: { expectedConsole: [/subscription/] },
  beforeEach: () => {
    provider.dailyLists.mockRejectedValue(
      problem('SUBSCRIPTION_REQUIRED', 'Daily candidates need a subscription.'),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Daily candidates need a plan' })).toBeVisible();
    await expect(
      canvas.getByText('A ranked list of candidates for each open job, every morning'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    provider.dailyLists.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the candidates')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/being updated/] },
  beforeEach: () => {
    provider.getList.mockRejectedValueOnce(problem('SERVER_CLOSING', 'Hireday is being updated.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await card('Ana Diaz')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: () => {
    provider = picksInMemory(
      [
        samplePick(5, {
          headline: 'Head of production for frozen dough and viennoiserie with thirty years in '.repeat(5),
          city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        }),
      ],
      [sampleDay('2026-11-21', { size: 1 })],
    );
  },
  play: async () => {
    await expect(await card(/Edith/)).toBeVisible();
  },
};

/** As lines, several are decided about at once; those who cannot be are left out. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all of this page' }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Selected' }));
    await expect(bar.getByText('3 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Save' }));
    const toast = await findToast('2 people saved.');
    await waitFor(() => expect(canvas.getAllByText('Saved')).toHaveLength(3));
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await findToast('Undone for 2 people.');
    await waitFor(() => expect(canvas.getAllByText('Saved')).toHaveLength(1));
  },
};
