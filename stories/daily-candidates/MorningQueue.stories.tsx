import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { MorningQueue } from '../../resources/daily-candidates/queue/MorningQueue.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { otherJobId, type PicksInMemory, picksInMemory, samplePick } from '../support/picksInMemory.ts';
import { never, refuse } from '../support/provide.ts';
import { RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleRecruiter } from '../support/samplePeople.ts';

const picks = [
  samplePick(1),
  samplePick(2),
  samplePick(3, { jobId: otherJobId }),
  samplePick(4, { jobId: otherJobId }),
];
let provider: PicksInMemory;

export default {
  component: MorningQueue,
  title: 'Daily candidates/MorningQueue',
  beforeEach: () => {
    provider = picksInMemory(picks, []);
  },
  render: () => <RecruiterScene at={addresses.recruiter.queue} dataProvider={provider} />,
} satisfies Meta<typeof MorningQueue>;
type Story = StoryObj<typeof MorningQueue>;

const shown = (name: string) => screen.findByRole('heading', { level: 2, name });
const sent = () =>
  provider.setDailyCandidateStatus.mock.calls.map(
    ([
      {
        query: { visit, nth, ...decided },
      },
    ]) => decided,
  );

export const Filled: Story = {
  play: async ({ canvas }) => {
    await shown('Ana Diaz');
    await expect(canvas.getByText(/^0 of 4/)).toBeVisible();
    const queue = within(canvas.getByRole('navigation', { name: 'Queue' }));
    await expect(queue.getByRole('region', { name: 'Night Baker' })).toBeVisible();
    await expect(queue.getByRole('button', { name: /Ana Diaz/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** One key decides and goes on, into the next job's list; the reason is the digit. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await shown('Ana Diaz');
    await userEvent.keyboard('s');
    await shown('Ben Okafor');
    await userEvent.keyboard('2');
    await shown('Chloé Martin');
    await userEvent.keyboard('z');
    await shown('Dev Patel');
    await expect(canvas.getByText(/^3 of 4/)).toBeVisible();
    await userEvent.keyboard('p');
    await expect(await canvas.findByRole('heading', { name: 'All decided' })).toBeVisible();
    await waitFor(() =>
      expect(sent()).toEqual([
        { status: 'SAVED' },
        { status: 'PASSED', reason: ['MISSING_SKILLS'] },
        { status: 'SNOOZED', until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
        { status: 'PASSED' },
      ]),
    );
  },
};

/** Every decision can be taken back, the last one first, and shows the pick again. */
export const UndoneOneByOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await shown('Ana Diaz');
    await userEvent.keyboard('sp');
    await shown('Chloé Martin');
    await userEvent.keyboard('u');
    await shown('Ben Okafor');
    await userEvent.keyboard('u');
    await shown('Ana Diaz');
    await expect(canvas.getByText(/^0 of 4/)).toBeVisible();
  },
};

/** Someone who was shown and left has been looked at, and still waits. */
export const LeftUndecided: Story = {
  play: async ({ canvas, userEvent }) => {
    await shown('Ana Diaz');
    await userEvent.keyboard('j');
    await shown('Ben Okafor');
    await waitFor(() => expect(sent()).toEqual([{ status: 'VIEWED' }]));
    await expect(canvas.getByText(/^0 of 4/)).toBeVisible();
  },
};

/** The day of coming back is chosen behind the arrow. */
export const SnoozedUntil: Story = {
  play: async ({ userEvent, canvas }) => {
    await shown('Ana Diaz');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose how long to snooze Ana Diaz' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Until tomorrow' }));
    await findToast(/Ana Diaz snoozed until tomorrow\./);
    await shown('Ben Okafor');
  },
};

/** The pages of the next two are fetched before they are shown. */
export const FetchedAhead: Story = {
  play: async () => {
    await shown('Ana Diaz');
    await waitFor(() =>
      expect(provider.dailyCandidateDetails.mock.calls.map(([{ params }]) => params.id)).toEqual(
        picks.slice(0, 3).map(({ id }) => id),
      ),
    );
  },
};

const swipe = (card: HTMLElement, by: number) => {
  fireEvent.pointerDown(card, { pointerId: 1, clientX: 200 });
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 200 + by });
  fireEvent.pointerUp(card, { pointerId: 1, clientX: 200 + by });
};

/** A swipe to the right saves, one to the left passes, and a short one does nothing. */
export const Swiped: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => {
    // A pointer that no finger holds cannot be captured.
    HTMLElement.prototype.setPointerCapture = () => {};
  },
  play: async () => {
    await shown('Ana Diaz');
    swipe(screen.getByRole('region', { name: 'Ana Diaz' }), 40);
    await shown('Ana Diaz');
    swipe(screen.getByRole('region', { name: 'Ana Diaz' }), 160);
    await shown('Ben Okafor');
    swipe(screen.getByRole('region', { name: 'Ben Okafor' }), -160);
    await shown('Chloé Martin');
    await waitFor(() => expect(sent()).toEqual([{ status: 'SAVED' }, { status: 'PASSED' }]));
  },
};

export const NothingWaits: Story = {
  beforeEach: () => {
    provider = picksInMemory([], []);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
  },
};

export const NeedsAPlan: Story = {
  parameters: { expectedConsole: ['SUBSCRIPTION_REQUIRED'] },
  beforeEach: () => {
    provider.pickQueue.mockRejectedValue(problem('SUBSCRIPTION_REQUIRED', 'This needs a plan.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Daily candidates need a plan' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    provider.pickQueue.mockImplementation(never);
  },
};

export const Failing: Story = {
  beforeEach: () => {
    provider.pickQueue.mockImplementation(refuse(500, { title: 'Something broke' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** At the end of the first list nothing comes by itself: the plan that would bring more is named, with the way to it. */
export const AllDecidedWithoutPlan: Story = {
  beforeEach: () => {
    provider = picksInMemory(picks.slice(0, 1), []);
  },
  render: () => (
    <RecruiterScene
      at={addresses.recruiter.queue}
      dataProvider={provider}
      session={{ profile: sampleRecruiter() }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await shown('Ana Diaz');
    await userEvent.keyboard('s');
    await expect(
      await canvas.findByText(
        'One pick is decided. With the Desk plan, $99 a month, a list comes every morning.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plan' })).toHaveAttribute(
      'href',
      addresses.recruiter.subscription,
    );
  },
};
