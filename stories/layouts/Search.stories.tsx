import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { SearchHit } from '../../schemas/search.ts';
import { SearchDialog } from '../../src/app/shell/search/SearchDialog.tsx';
import { refusal, type StoryApi, StoryApp } from '../support/StoryApp.tsx';
import { sampleApplication } from '../support/sampleCandidate.ts';
import { sampleCandidate, sampleUser } from '../support/samplePeople.ts';

const ada = 'ada@mail.example';
const asked = fn();

const application = sampleApplication({ jobTitle: 'Pastry Cook' });

const hits: SearchHit[] = [
  {
    kind: 'job',
    id: '019a0000-0000-7000-8000-000000000001',
    title: 'Pastry Chef',
    detail: 'Corner Bakery · Austin, TX',
    status: 'OPEN',
    recruiterEmail: null,
  },
  {
    kind: 'application',
    id: application.id,
    title: 'Pastry Cook',
    detail: 'Harbour Hotel',
    status: 'ACTIVE',
  },
];

const emptyList = () => new Response('[]', { headers: { 'content-range': 'items */0' } });

const api: StoryApi = {
  'GET /subscriptions/active': () => ({ active: false }),
  'GET /users/me': () => sampleUser('CANDIDATE', ada),
  [`GET /candidates/${ada}`]: () => sampleCandidate(),
  'GET /invitations': emptyList,
  'GET /candidate-applications': emptyList,
  'GET /jobs': emptyList,
  [`GET /candidate-applications/${application.id}`]: () => application,
  'GET /search': ({ url }) => {
    const q = new URLSearchParams(url.split('?')[1]).get('q') ?? '';
    asked(q);
    return hits.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
  },
};

export default {
  component: SearchDialog,
  title: 'Layouts/Search',
  render: () => <StoryApp at="/dashboard/candidate/profile/" api={api} isSignedIn />,
  beforeEach: () => {
    asked.mockClear();
    window.sessionStorage.removeItem(`search-recent:${ada}`);
  },
} satisfies Meta<typeof SearchDialog>;
type Story = StoryObj<typeof SearchDialog>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

const field = () => screen.findByRole('combobox', { name: 'Search' });

/** Opens the box by its keys, once the page is there. */
async function openByKeys({ canvas, userEvent }: Scene) {
  await canvas.findByRole('heading', { level: 1, name: 'Profile' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return field();
}

const selected = () => screen.getByRole('option', { selected: true });

/** Before anything is typed there are the pages; the first arrow up is at the last of them. */
export const Opened: Story = {
  play: async (scene) => {
    const box = await openByKeys(scene);
    await waitFor(() => expect(box).toHaveFocus());
    const pages = within(screen.getByRole('group', { name: 'Pages' }));
    // The dialog fades in.
    await waitFor(() => expect(pages.getByRole('option', { name: 'Applications' })).toBeVisible());
    await expect(selected()).toHaveTextContent('Home');
    await scene.userEvent.keyboard('{ArrowUp}');
    await expect(selected()).toHaveTextContent('Edit profile');
    await expect(box).toHaveAttribute('aria-activedescendant', selected().id);
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** Typing rests before the API is asked; arrows choose and Enter goes there. */
export const FindAndGo: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await userEvent.type(await openByKeys(scene), 'pastry');
    await expect(await screen.findByRole('option', { name: /Pastry Chef/ })).toBeVisible();
    await waitFor(() => expect(screen.getByText('2 results')).toBeInTheDocument());
    await expect(asked.mock.calls).toEqual([['pastry']]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(selected()).toHaveTextContent('Pastry CookHarbour Hotel · Active');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('listitem', { name: 'Pastry Cook' })).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    await expect(recent.getByRole('option', { name: /Pastry Cook/ })).toBeVisible();
  },
};

/** A click does what the keys do, and Escape leaves everything as it was. */
export const ByButtonAndEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};

export const Nothing: Story = {
  play: async (scene) => {
    await scene.userEvent.type(await openByKeys(scene), 'zeppelin');
    await expect(await screen.findByText(/Nothing is called “zeppelin”/)).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
    await scene.userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Pages are there all the same, and the API is asked again. */
export const Failing: Story = {
  render: () => {
    let failed = false;
    const answer: StoryApi = {
      ...api,
      'GET /search': () => {
        if (failed) return hits;
        failed = true;
        return refusal('DATABASE_UNAVAILABLE', 'The database is away for a moment. Try again shortly.');
      },
    };
    return <StoryApp at="/dashboard/candidate/profile/" api={answer} isSignedIn />;
  },
  play: async (scene) => {
    await scene.userEvent.type(await openByKeys(scene), 'jo');
    await expect(await screen.findByText(/The database is away/)).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Jobs' })).toBeVisible();
    await scene.userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('option', { name: /Pastry Chef/ })).toBeVisible();
  },
};
