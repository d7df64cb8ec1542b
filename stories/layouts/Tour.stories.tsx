import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { TourGuide } from '../../src/layouts/tour/TourGuide.tsx';
import { askForTour } from '../../src/layouts/tour/tourRequest.ts';
import { preferencesInMemory } from '../support/preferencesInMemory.ts';
import { type StoryApi, StoryApp } from '../support/StoryApp.tsx';
import { sampleCandidate, sampleUser } from '../support/samplePeople.ts';
import { emptyCandidateStats } from '../support/sampleStats.ts';

const ada = 'ada@mail.example';
const emptyList = () => new Response('[]', { headers: { 'content-range': 'items */0' } });

const api: StoryApi = {
  'GET /subscriptions/active': () => ({ active: false }),
  'GET /users/me': () => sampleUser('CANDIDATE', ada),
  [`GET /candidates/${ada}`]: () => sampleCandidate(),
  'GET /invitations': emptyList,
  'GET /candidate-applications': emptyList,
  'GET /jobs': emptyList,
  'GET /daily-candidates/candidate/me': emptyList,
  'GET /stats/candidate/me': () => emptyCandidateStats,
};

let kept: ReturnType<typeof preferencesInMemory>;

export default {
  component: TourGuide,
  title: 'Layouts/Tour',
  beforeEach: () => {
    askForTour(false);
    kept = preferencesInMemory();
  },
  render: () => <StoryApp at="/dashboard/candidate/" api={{ ...api, ...kept.api }} isSignedIn />,
} satisfies Meta<typeof TourGuide>;
type Story = StoryObj<typeof TourGuide>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const offered = ({ canvas }: Scene) =>
  canvas.findByRole('region', { name: 'New here?' }, { timeout: 30_000 });

/** It is offered, and what is below it stays in use. */
export const Offered: Story = {
  play: async (scene) => {
    await expect(await offered(scene)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Turned down once, it does not come again by itself. */
export const TurnedDown: Story = {
  play: async (scene) => {
    await offered(scene);
    await scene.userEvent.click(scene.canvas.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(scene.canvas.queryByRole('region', { name: 'New here?' })).toBeNull());
    await waitFor(() => expect(kept.now().tourSeen).toBe(true));
  },
};

/** Each step takes the focus and says what it is about; there and back, to the end. */
export const StepByStep: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await offered(scene);
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    const step = (name: string) => screen.findByRole('dialog', { name });
    const first = await step('What to do next');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(/the most pressing first/);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const second = await step('What your resume says');
    await waitFor(() => expect(second).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('data-tour-here');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await step('What to do next')).toHaveFocus());
    for (const name of [
      'What your resume says',
      'Jobs that fit you',
      'Invitations and applications',
      'Your plan',
    ]) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(async () => expect(await step(name)).toHaveFocus());
    }
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(kept.now().tourSeen).toBe(true));
  },
};

/** From the menu of any page it comes again, and Escape ends it; so does going elsewhere. */
export const AskedFor: Story = {
  beforeEach: () => {
    kept = preferencesInMemory({ tourSeen: true });
  },
  render: () => <StoryApp at="/dashboard/candidate/profile/" api={{ ...api, ...kept.api }} isSignedIn />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Profile' }, { timeout: 30_000 });
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show the tour' }));
    const first = await screen.findByRole('dialog', { name: 'What to do next' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'New here?' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show the tour' }));
    await screen.findByRole('dialog', { name: 'What to do next' });
    await userEvent.click(canvas.getByRole('link', { name: 'Profile' }));
    await canvas.findByRole('heading', { level: 1, name: 'Profile' });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('heading', { level: 2, name: 'Next for you' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** One step, to look at. */
export const AStep: Story = {
  play: async (scene) => {
    await offered(scene);
    await scene.userEvent.click(scene.canvas.getByRole('button', { name: 'Show me' }));
    await scene.userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('dialog', { name: 'What your resume says' });
  },
};
