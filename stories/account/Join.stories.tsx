import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { findToast } from '../support/findToast.ts';
import { refusal, StoryApp } from '../support/StoryApp.tsx';
import { sampleUser } from '../support/samplePeople.ts';

const joined = fn();
const over = 'This link no longer works. Ask the company to send the invitation again.';

const meta = {
  title: 'Account/Join',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    at: '/join/#a-secret',
    api: {
      'POST /auth/team-invitation': () => ({
        ...{ employerName: 'Fjord Clinics', invitedEmail: 'sam@elsewhere.example', role: 'RECRUITER' },
        recruits: false,
      }),
      'POST /auth/register/invited-recruiter': ({ body }) => {
        joined(body);
        return String(body.recruiterPassword).startsWith('password')
          ? refusal('INVALID_FIELDS', 'Common.', { recruiterPassword: 'Among the first that are tried.' })
          : refusal('DUPLICATE', 'There is an account.', { recruiterPassword: 'There is an account.' });
      },
    },
  },
  beforeEach: () => void joined.mockReset(),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The company and the address are settled; a name and a password are all there is to fill in. */
export const Joining: Story = {
  parameters: { expectedConsole: [/Common/, /account/] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Join Fjord Clinics' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Sam');
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Ortiz');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'password1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(await canvas.findByText('Among the first that are tried.')).toBeVisible();
    await expect(joined).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ secret: 'a-secret', recruiterFirstName: 'Sam' },
        ...{ termsVersion: '3', privacyVersion: '2' },
      }),
    );
  },
};

/** Whose company has left has an account: a link does not pass its second factor by. */
export const WithASecondFactor: Story = {
  args: {
    api: {
      ...meta.args.api,
      'POST /auth/register/invited-recruiter': () =>
        refusal('SECOND_FACTOR_REQUIRED', 'Sign in with your new password and the code that your app shows.'),
    },
  },
  parameters: { expectedConsole: [/code that your app shows/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^First name/), 'Sam');
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Ortiz');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'wheel marble ocean');
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await findToast('Sign in with your new password and the code that your app shows.');
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  },
};

const toAdminister = {
  'POST /auth/team-invitation': () => ({
    ...{ employerName: 'Fjord Clinics', invitedEmail: 'rita@mail.example', role: 'ADMINISTRATOR' },
    recruits: true,
  }),
};

/** A recruiter of the company keeps the account: signed in to it, they accept with one button. */
export const Accepting: Story = {
  args: {
    isSignedIn: true,
    api: {
      ...toAdminister,
      'GET /users/me': () => sampleUser('RECRUITER', 'rita@mail.example'),
      'POST /team-invitations/acceptance': ({ body }) => {
        joined(body);
        return refusal('ILLEGAL_MOVE', 'You pay for a plan of your own.');
      },
    },
  },
  parameters: { expectedConsole: [/plan of your own/] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^You recruit for Fjord Clinics with rita@mail.example/),
    ).toBeVisible();
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await findToast('You pay for a plan of your own.');
    await expect(joined).toHaveBeenCalledWith({ secret: 'a-secret' });
  },
};

/** The link alone does not open the account. */
export const AcceptingSignedOut: Story = {
  args: { api: toAdminister },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Administer Fjord Clinics' })).toBeVisible();
    await expect(canvas.getByText(/Sign in with rita@mail.example, then open the link/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** A link that was used, taken back, replaced or is too old. */
export const LinkOver: Story = {
  parameters: { expectedConsole: [/no longer works/] },
  args: {
    api: { 'POST /auth/team-invitation': () => refusal('INVALID_FIELDS', over, { secret: over }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** Without anything behind the address there is nothing to join. */
export const WithoutALink: Story = {
  args: { at: '/join/' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'This link no longer works' })).toBeVisible(),
    );
  },
};
