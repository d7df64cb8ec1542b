import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refusal, type StoryApi, StoryApp, signedIn } from '../support/StoryApp.tsx';
import { sampleRecruiter, sampleUser } from '../support/samplePeople.ts';
import { waysInInMemory } from '../support/waysInInMemory.ts';

const rita = 'rita@mail.example';

const recruiterApi = (): StoryApi => ({
  'GET /subscriptions/active': () => ({ active: false }),
  'GET /users/me': () => sampleUser('RECRUITER', rita),
  [`GET /recruiters/${rita}`]: () => sampleRecruiter({ status: 'PENDING' }),
  ...waysInInMemory(),
});

const meta = {
  title: 'Account/Ways in',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { at: '/dashboard/recruiter/profile/', api: recruiterApi(), isSignedIn: true },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A device one does not know is signed out; the one in use stays. */
export const Devices: Story = {
  args: { api: recruiterApi() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This device');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await waitFor(() => expect(canvas.queryByText('Safari on iOS')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(canvas.queryByText('Unknown device')).toBeNull());
    await expect(canvas.getByText('Firefox on Windows')).toBeVisible();
  },
};

/** Password, square, a first code, and the recovery codes; then off again. */
export const CodeFromAnApp: Story = {
  args: { api: recruiterApi() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    const dialog = () => within(screen.getByRole('dialog'));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'right');
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    await screen.findByRole('img', { name: 'Square code for your app' });
    await userEvent.type(screen.getByLabelText(/^Six digits/), '111111');
    await userEvent.click(dialog().getByRole('button', { name: 'Turn on' }));
    await screen.findByText(/9 tries are left/);
    await userEvent.clear(screen.getByLabelText(/^Six digits/));
    await userEvent.type(screen.getByLabelText(/^Six digits/), '123456');
    await userEvent.click(dialog().getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(dialog().getAllByRole('listitem')).toHaveLength(10));
    await userEvent.click(dialog().getByRole('button', { name: 'I have kept them' }));
    await canvas.findByText(/10 recovery codes left/);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await screen.findByRole('dialog', { name: 'Turn the code off?' });
    await userEvent.type(dialog().getByLabelText(/^Code/), '123456');
    await userEvent.click(dialog().getByRole('button', { name: 'Turn off' }));
    await canvas.findByRole('button', { name: 'Set up' });
  },
};

/** A passkey that is removed is gone from the list. */
export const Passkeys: Story = {
  args: { api: recruiterApi() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove My phone' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('My phone')).toBeNull());
  },
};

/** At the door, the code is asked for once the password was right, and one can go back. */
export const AskedAtTheDoor: Story = {
  args: {
    isSignedIn: false,
    at: '/login/',
    api: {
      'POST /auth/login': ({ body }) => {
        if (body.code === undefined) return refusal('SECOND_FACTOR_REQUIRED', 'Enter the code.');
        if (body.code !== '123456')
          return refusal('INVALID_FIELDS', 'Wrong.', { code: 'This code is wrong.' });
        return signedIn();
      },
      ...recruiterApi(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), rita);
    await userEvent.type(canvas.getByLabelText(/^Password/), 'right');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByRole('heading', { name: 'Enter your code' });
    await userEvent.type(await canvas.findByLabelText(/^Code/), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('This code is wrong.');
    await userEvent.clear(canvas.getByLabelText(/^Code/));
    await userEvent.type(canvas.getByLabelText(/^Code/), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await canvas.findByText('Where you are signed in', undefined, { timeout: 10_000 });
  },
};

/** Opened from the mail about a way in that an intruder added: it goes, and a new password is chosen. */
export const NotMe: Story = {
  args: {
    isSignedIn: false,
    at: '/not-me/#secret',
    api: { 'POST /auth/object-to-way-in': () => undefined },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'This was not me' }));
    await canvas.findByRole('heading', { name: 'It is undone' });
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  },
};

/** From the mail to the address before: the account is taken back, and a new password chosen. */
export const AddressTakenBack: Story = {
  args: {
    isSignedIn: false,
    at: '/keep-address/#secret',
    api: { 'POST /auth/object-to-address': () => undefined },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take my address back' }));
    await canvas.findByRole('heading', { name: 'The address is yours again' });
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  },
};
