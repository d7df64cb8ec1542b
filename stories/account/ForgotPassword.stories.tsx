import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { refusal, StoryApp } from '../support/StoryApp.tsx';
import { tellPage } from '../support/tellPage.ts';

const reset = fn();
const sent = fn(() => ({}));

const meta = {
  title: 'Account/Forgot password',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    at: '/forgot-password/',
    api: {
      'POST /otp/forgot-password/send': () => ({}),
      'POST /otp/forgot-password/verify': () => ({ verificationToken: 'proof' }),
      'POST /auth/reset-password/ways-in': () => [],
      'POST /auth/reset-password': ({ body }) => {
        reset(body);
        return String(body.newPassword).startsWith('password')
          ? refusal('INVALID_FIELDS', 'Common.', { newPassword: 'Among the first that are tried.' })
          : undefined;
      },
    },
  },
  beforeEach: () => {
    reset.mockReset();
    sent.mockClear();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send the code' })).toBeVisible();
  },
};

/** Asked too often from here: the button counts down what the server said. */
export const AskedTooOften: Story = {
  args: {
    api: {
      'POST /otp/forgot-password/send': () =>
        refusal('TOO_MANY_REQUESTS', 'Too many tries. Wait 9 minutes and try again.', undefined, {
          'retry-after': '540',
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@mail.example{Enter}');
    await expect(await canvas.findByText(/Wait 9 minutes/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Try again in (9:00|8:5\d)/ })).toBeDisabled();
  },
};

/** Back and forth with the same address asks for one code only. */
export const SameAddressAgain: Story = {
  args: { api: { 'POST /otp/forgot-password/send': () => sent() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@mail.example{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another address' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** On a machine without a mail server the code step leads to the mailbox. */
export const MailsStayHere: Story = {
  beforeEach: () => tellPage({ devMailbox: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@mail.example{Enter}');
    const mailbox = await canvas.findByRole('link', { name: 'Open the mailbox' });
    await expect(mailbox).toHaveAttribute('href', '/dev/mailbox');
  },
};

/** E-mail, code, a password the server takes, and the way to sign in. */
export const Journey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'Ada@Mail.example{Enter}');
    await expect(await canvas.findByText(/has an account, a six-digit code/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.type(await canvas.findByLabelText('New password'), 'passwordpassword{Enter}');
    await expect(await canvas.findByText('Among the first that are tried.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.type(canvas.getByLabelText('New password'), 'a much better one{Enter}');
    const done = await canvas.findByRole('heading', { name: 'Your password is changed' });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(reset).toHaveBeenLastCalledWith({
      email: 'ada@mail.example',
      newPassword: 'a much better one',
      verificationToken: 'proof',
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
};

/** Recent ways in are removed with the old password, but for those that the owner keeps; older ones stay. */
export const OtherWaysIn: Story = {
  args: {
    at: '/forgot-password/#email=ada%40mail.example&token=proof-of-a-link',
    api: {
      ...meta.args.api,
      'POST /auth/reset-password/ways-in': () => [
        {
          ...{ id: 'FACTOR:', kind: 'FACTOR', name: null },
          ...{ addedAt: '2026-05-30T12:00:00.000Z', isRecent: true },
        },
        {
          ...{ id: 'PASSKEY:1', kind: 'PASSKEY', name: 'Telephone' },
          ...{ addedAt: '2026-05-29T12:00:00.000Z', isRecent: true },
        },
        {
          ...{ id: 'SERVICE:2', kind: 'SERVICE', name: 'Google' },
          ...{ addedAt: '2025-01-02T12:00:00.000Z', isRecent: false },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const passkey = await canvas.findByRole('checkbox', { name: /Passkey “Telephone”/ });
    await expect(passkey).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Code from an app/ })).toBeChecked();
    await expect(canvas.getByText(/Account at Google/)).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(passkey);
    await userEvent.type(canvas.getByLabelText('New password'), 'a much better one{Enter}');
    await canvas.findByRole('heading', { name: 'Your password is set' });
    await expect(reset).toHaveBeenLastCalledWith(expect.objectContaining({ keepWaysIn: ['PASSKEY:1'] }));
  },
};

/** By the link of someone who made the account: straight to choosing a password. */
export const ByLink: Story = {
  args: { at: '/forgot-password/#email=ada%40mail.example&token=proof-of-a-link' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/It is for ada@mail.example/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'a much better one{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await expect(reset).toHaveBeenLastCalledWith({
      email: 'ada@mail.example',
      newPassword: 'a much better one',
      verificationToken: 'proof-of-a-link',
    });
  },
};

/** A link that was used before: what to do instead. */
export const LinkIsOver: Story = {
  args: {
    at: '/forgot-password/#email=ada%40mail.example&token=used',
    api: {
      'POST /auth/reset-password': () =>
        refusal('INVALID_FIELDS', 'Over.', { verificationToken: 'The proof is no longer valid.' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'a much better one{Enter}');
    await expect(await canvas.findByText(/This link has been used already/)).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada@mail.example');
  },
};

/** Someone else made the account: with the first password its owner agrees to the texts. */
export const FirstPassword: Story = {
  args: {
    at: '/forgot-password/#email=ada%40mail.example&token=proof-of-a-link',
    api: {
      ...meta.args.api,
      'POST /auth/reset-password': ({ body }) => {
        reset(body);
        return body.termsVersion === '3'
          ? undefined
          : refusal('AGREEMENT_REQUIRED', 'Read both, agree to them and try again.');
      },
    },
  },
  parameters: { expectedConsole: [/agree to them/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'a much better one{Enter}');
    await expect(await canvas.findByText('Read both, agree to them and try again.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'terms' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and set the password' }));
    await expect(await canvas.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await expect(reset).toHaveBeenLastCalledWith(
      expect.objectContaining({ newPassword: 'a much better one', privacyVersion: '2' }),
    );
  },
};
