import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Flow } from '../../resources/ways-in/openIdFlow.ts';
import type { OpenIdLink } from '../../schemas/openId.ts';
import { refusal, type StoryApi, StoryApp, signedIn } from '../support/StoryApp.tsx';
import { sampleRecruiter, sampleUser } from '../support/samplePeople.ts';
import { tellPage } from '../support/tellPage.ts';
import { waysInInMemory } from '../support/waysInInMemory.ts';

const rita = 'rita@mail.example';
const signInWith = [
  { id: 'google', name: 'Google' },
  { id: 'microsoft', name: 'Microsoft' },
];

/** Google is connected, and can be disconnected. */
function linksInMemory(): StoryApi {
  let links: OpenIdLink[] = [
    {
      ...{ id: 'link', provider: 'google', providerName: 'Google', email: 'rita.lindqvist@gmail.com' },
      ...{ createdAt: '2026-11-02T08:12:00.000Z', lastUsedAt: '2026-11-20T08:12:00.000Z' },
    },
  ];
  return {
    'GET /auth/openid/links': () => links,
    'DELETE /auth/openid/links/link': () => {
      links = [];
    },
  };
}

const recruiterApi = (): StoryApi => ({
  'GET /subscriptions/active': () => ({ active: false }),
  'GET /users/me': () => sampleUser('RECRUITER', rita),
  [`GET /recruiters/${rita}`]: () => sampleRecruiter({ status: 'PENDING' }),
  ...waysInInMemory(),
  ...linksInMemory(),
});

/** The tab has begun to sign in with Google, and comes back. */
const comesBack = (isConnecting = false, registering?: Flow['registering']) => {
  const flow = { provider: 'google', secret: 'secret', next: '/dashboard/', isConnecting, registering };
  window.sessionStorage.setItem('openid-flow', JSON.stringify(flow));
};

const meta = {
  title: 'Account/Other services',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { at: '/login/with/google/?code=code&state=state', api: recruiterApi() },
  beforeEach: () => tellPage({ signInWith }),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button for each service that is set up. */
export const AtTheDoor: Story = {
  args: {
    at: '/login/',
    api: {
      'POST /auth/openid/begin': () =>
        refusal('PROVIDER_UNAVAILABLE', 'Google does not answer just now. Try again in a moment.'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Microsoft' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(await canvas.findByText(/Google does not answer just now/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled());
  },
};

/** People who register can begin with one of them, too; the job they came for is not forgotten on the way. */
export const OnTheWayIn: Story = {
  args: { ...AtTheDoor.args, at: '/register/?job=7f3a9b1c-52d4-7e60-8a11-0c9d8e7f6a5b' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /I am looking for work/ }));
    await canvas.findByRole('heading', { name: 'Your e-mail address' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await expect(await canvas.findByText(/Google does not answer just now/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('link', { name: /I am looking for work/ })).toHaveAttribute(
      'href',
      expect.stringContaining('job=7f3a9b1c'),
    );
  },
};

/** The first time, the account's password is asked for; then its code. */
export const AskedForThePassword: Story = {
  args: {
    api: {
      ...recruiterApi(),
      'POST /auth/openid': () => ({ step: 'PASSWORD', email: rita, ticket: 'ticket' }),
      'POST /auth/openid/confirm': ({ body }) => {
        if (body.password !== 'right') return refusal('WRONG_CREDENTIALS', 'E-mail or password is wrong.');
        if (body.code === undefined) return refusal('SECOND_FACTOR_REQUIRED', 'Enter the code.');
        return { step: 'DONE', session: signedIn() };
      },
    },
  },
  beforeEach: () => comesBack(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Connect your account' });
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('E-mail or password is wrong.');
    await userEvent.clear(canvas.getByLabelText(/^Password/));
    await userEvent.type(canvas.getByLabelText(/^Password/), 'right');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('heading', { name: 'Enter your code' });
    await userEvent.type(await canvas.findByLabelText(/^Code/), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('heading', { name: 'Other services' }, { timeout: 10_000 });
  },
};

/** Someone new says what they are here for; the address is filled in. */
export const NewHere: Story = {
  args: { api: { 'POST /auth/openid': () => ({ step: 'REGISTER', email: rita }) } },
  beforeEach: () => comesBack(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'You are new here' });
    await userEvent.click(await canvas.findByRole('button', { name: 'I am looking for work' }));
    await waitFor(() => expect(canvas.getByLabelText(/^E-mail/)).toHaveValue(rita));
  },
};

/** People who have said already what they are here for are not asked again, and keep what they filled in. */
export const NewAndOnTheWay: Story = {
  args: { api: { 'POST /auth/openid': () => ({ step: 'REGISTER', email: rita, ticket: 'ticket' }) } },
  beforeEach: () => {
    comesBack(false, { role: 'EMPLOYER' });
    const kept = { role: 'EMPLOYER', values: { employerName: 'Lindqvist & Daughters' }, isFounding: true };
    window.sessionStorage.setItem('register-progress', JSON.stringify(kept));
    return () => window.sessionStorage.removeItem('register-progress');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^E-mail/)).toHaveValue(rita));
    await expect(canvas.getByText('Step 1 of 6')).toBeVisible();
    await waitFor(() =>
      expect(window.sessionStorage.getItem('register-progress')).toContain('Lindqvist & Daughters'),
    );
  },
};

/** Where the service runs the mailbox, the address is proved, and the code is left out. */
export const NewAndProved: Story = {
  args: {
    api: { 'POST /auth/openid': () => ({ step: 'REGISTER', email: rita, verificationToken: 'proof' }) },
  },
  beforeEach: () => comesBack(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I am looking for work' }));
    await canvas.findByRole('heading', { name: 'Your name and a password' });
  },
};

/** A refusal says how to go on. */
export const Refused: Story = {
  args: {
    api: {
      'POST /auth/openid': () =>
        refusal(
          'OPENID_REFUSED',
          'It could not be confirmed who you are, or too much time has passed. Begin again, or sign in with your password.',
        ),
    },
  },
  beforeEach: () => comesBack(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be confirmed who you are/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to signing in' })).toBeVisible();
  },
};

/** A connection that is refused leads back to the account. */
export const ConnectionRefused: Story = {
  args: {
    isSignedIn: true,
    api: {
      ...recruiterApi(),
      'POST /auth/openid/links': () =>
        refusal('DUPLICATE', 'This Google account opens another account here already.'),
    },
  },
  beforeEach: () => comesBack(true),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/opens another account here already/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your account' }));
    await canvas.findByRole('heading', { name: 'Other services' }, { timeout: 10_000 });
  },
};

/** The account shows what opens it; the password is asked for before another one is connected. */
export const InTheAccount: Story = {
  args: {
    at: '/dashboard/recruiter/profile/',
    isSignedIn: true,
    api: {
      ...recruiterApi(),
      'POST /auth/openid/links/begin': () =>
        refusal('INVALID_FIELDS', 'Wrong.', { password: 'This is not your password.' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Microsoft' }));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('This is not your password.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
    await canvas.findByRole('button', { name: 'Connect Google' });
  },
};
