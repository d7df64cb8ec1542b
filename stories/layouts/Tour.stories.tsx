import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { TourGuide } from '../../src/app/shell/tour/TourGuide.tsx';
import { askForTour } from '../../src/app/shell/tour/tourRequest.ts';
import { preferencesInMemory } from '../support/preferencesInMemory.ts';
import { type StoryApi, StoryApp } from '../support/StoryApp.tsx';
import { sampleCandidate, sampleEmployer, sampleRecruiter, sampleUser } from '../support/samplePeople.ts';
import {
  emptyCandidateStats,
  sampleEmployerStats,
  sampleEmployerTodo,
  sampleRecruiterStats,
  sampleRecruiterTodo,
} from '../support/sampleStats.ts';

const ada = 'ada@mail.example';
const rita = 'rita@mail.example';
const fjord = 'people@fjord.example';
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

const recruiterApi: StoryApi = {
  'GET /subscriptions/active': () => ({ active: false }),
  'GET /users/me': () => sampleUser('RECRUITER', rita),
  [`GET /recruiters/${rita}`]: () => sampleRecruiter(),
  'GET /stats/recruiter/me': () => sampleRecruiterStats(),
  'GET /stats/recruiter/todo': () => sampleRecruiterTodo,
};

const employerApi: StoryApi = {
  'GET /subscriptions/active': () => ({ active: false }),
  'GET /users/me': () => sampleUser('EMPLOYER', fjord),
  [`GET /employers/${fjord}`]: () => sampleEmployer(),
  'GET /recruiters/employer/me': emptyList,
  'GET /stats/employer/me': () => sampleEmployerStats(),
  'GET /stats/employer/todo': () => sampleEmployerTodo,
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

const offered = ({ canvas }: Scene) => canvas.findByRole('region', { name: 'New here?' });

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

/** The text of a step, and the element it marks. */
interface Told {
  title: string;
  text: RegExp;
  marks: { role: 'region' | 'link'; name: string };
}

/** From the offer to the end by the keyboard alone: each step takes the focus, is read out whole and marks what it is about. */
async function walk(scene: Scene, steps: readonly Told[]) {
  const { canvas, userEvent } = scene;
  await offered(scene);
  canvas.getByRole('button', { name: 'Show me' }).focus();
  await userEvent.keyboard('{Enter}');
  for (const [index, { title, text, marks }] of steps.entries()) {
    const step = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(step).toHaveFocus());
    await expect(step).toHaveAccessibleDescription(text);
    await expect(step).toHaveAccessibleDescription(new RegExp(`^${index + 1} of ${steps.length}`));
    await waitFor(() =>
      expect(canvas.getByRole(marks.role, { name: marks.name })).toHaveAttribute('data-tour-here'),
    );
    await expect(document.querySelectorAll('[data-tour-here]')).toHaveLength(1);
    const on = within(step).getByRole('button', { name: index < steps.length - 1 ? 'Next' : 'Done' });
    while (document.activeElement !== on) {
      await userEvent.tab();
      await expect(step).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Enter}');
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(document.querySelector('[data-tour-here]')).toBeNull();
  await expect(canvas.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(kept.now().tourSeen).toBe(true));
}

const next = { role: 'region', name: 'Next for you' } as const;
const entry = (name: string) => ({ role: 'link', name }) as const;
const plan = { title: 'Your plan', marks: entry('Plan') };

export const CandidateByKeyboard: Story = {
  play: (scene) =>
    walk(scene, [
      { title: 'What to do next', text: /the most urgent first/, marks: next },
      { title: 'What your resume says', text: /correct what is wrong/, marks: entry('Profile') },
      { title: 'Jobs that fit you', text: /The best fit comes first/, marks: entry('Jobs') },
      { title: 'Invitations and applications', text: /Answer recruiters/, marks: entry('Applications') },
      { ...plan, text: /Everything else is free/ },
    ]),
};

export const RecruiterByKeyboard: Story = {
  render: () => <StoryApp at="/dashboard/recruiter/" api={{ ...recruiterApi, ...kept.api }} isSignedIn />,
  play: (scene) =>
    walk(scene, [
      { title: 'Start here in the morning', text: /the most urgent first/, marks: next },
      { title: 'A daily list for every open job', text: /save, pass or invite/, marks: entry('Jobs') },
      { title: 'Every reason can be checked', text: /word for word/, marks: entry('Jobs') },
      { ...plan, text: /yours or your employer’s/ },
    ]),
};

export const EmployerByKeyboard: Story = {
  render: () => <StoryApp at="/dashboard/employer/" api={{ ...employerApi, ...kept.api }} isSignedIn />,
  play: (scene) =>
    walk(scene, [
      { title: 'What needs you', text: /waiting for approval/, marks: next },
      { title: 'Your recruiters', text: /Approve and suspend them/, marks: entry('Recruiters') },
      {
        title: 'How the work goes',
        text: /a table you can download/,
        marks: { role: 'region', name: 'Your organisation' },
      },
      { ...plan, text: /covers all your recruiters/ },
    ]),
};

/** A step can be gone back from. */
export const ThereAndBack: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await offered(scene);
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    const step = (name: string) => screen.findByRole('dialog', { name });
    await waitFor(async () => expect(await step('What to do next')).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await step('What your resume says')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await step('What to do next')).toHaveFocus());
  },
};

/** On a phone no step covers the menu, nor leaves the window. */
export const OnAPhone: Story = {
  ...RecruiterByKeyboard,
  globals: { viewport: { value: 'mobile1' } },
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await offered(scene);
    await userEvent.click(canvas.getByRole('button', { name: 'Show me' }));
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    for (const label of ['Next', 'Next', 'Next', 'Done']) {
      const step = await screen.findByRole('dialog');
      await waitFor(() => {
        const { left, right, top, bottom } = step.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(window.innerWidth);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().top);
      });
      await userEvent.click(within(step).getByRole('button', { name: label }));
    }
  },
};

/** From the menu of any page it comes again, and Escape ends it; so does going elsewhere. */
export const AskedFor: Story = {
  beforeEach: () => {
    kept = preferencesInMemory({ tourSeen: true });
  },
  render: () => <StoryApp at="/dashboard/candidate/profile/" api={{ ...api, ...kept.api }} isSignedIn />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Profile' });
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

/** Staying with a changed form, when asked, does not start the tour. */
export const AskedForFromAForm: Story = {
  beforeEach: () => {
    kept = preferencesInMemory({ tourSeen: true });
  },
  render: () => <StoryApp at="/dashboard/candidate/profile/edit/" api={{ ...api, ...kept.api }} isSignedIn />,
  play: async ({ canvas, userEvent }) => {
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Show the tour' }));
      return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    };
    await userEvent.type(await canvas.findByLabelText(/City/), ' Bay');
    await userEvent.click((await ask()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText(/City/)).toHaveDisplayValue(/ Bay$/);
    await userEvent.click((await ask()).getByRole('button', { name: 'Leave' }));
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'What to do next' })).toHaveFocus(),
    );
  },
};

function OneAfterTheOther() {
  const [person, setPerson] = useState(1);
  return (
    <>
      <StoryApp key={person} at="/dashboard/candidate/" api={{ ...api, ...kept.api }} isSignedIn />
      <button type="button" hidden onClick={() => setPerson((last) => last + 1)} data-testid="next-person" />
    </>
  );
}

/** A tour that was left open does not go on for the next person at the same page. */
export const NotForTheNextPerson: Story = {
  render: () => <OneAfterTheOther />,
  play: async (scene) => {
    await offered(scene);
    await scene.userEvent.click(scene.canvas.getByRole('button', { name: 'Show me' }));
    await screen.findByRole('dialog', { name: 'What to do next' });
    screen.getByTestId('next-person').click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await scene.canvas.findByRole('heading', { level: 2, name: 'Next for you' });
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
