import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refusal, StoryApp } from '../support/StoryApp.tsx';

const reset = fn();

const meta = {
  title: 'Account/Forgot password',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    at: '/forgot-password/',
    api: {
      'POST /otp/forgot-password/send': () => ({}),
      'POST /otp/forgot-password/verify': () => ({ verificationToken: 'proof' }),
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
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send the code' })).toBeVisible();
  },
};

/** E-mail, code, a password the server takes, and the way to sign in. */
export const Journey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'Ada@Mail.example{Enter}');
    await expect(await canvas.findByText(/has an account, six digits/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.type(await canvas.findByLabelText('New password'), 'passwordpassword{Enter}');
    await expect(await canvas.findByText('Among the first that are tried.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.type(canvas.getByLabelText('New password'), 'a much better one{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
    await expect(reset).toHaveBeenLastCalledWith({
      email: 'ada@mail.example',
      newPassword: 'a much better one',
      verificationToken: 'proof',
    });
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
};
