import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { oneTimeCode } from '../../src/base/constants.ts';
import { CodeForm } from '../../src/components/forms/CodeForm.tsx';

const verify = fn<(code: string) => Promise<void>>();
const resend = fn<() => Promise<void>>();

const meta = {
  title: 'Components/Code',
  tags: ['autodocs'],
  component: CodeForm,
  args: { ...oneTimeCode, sentAt: 0, onVerify: verify, onResend: resend },
  beforeEach: () => {
    verify.mockReset().mockResolvedValue();
    resend.mockReset().mockResolvedValue();
  },
  render: (args) => <CodeForm {...args} sentAt={Date.now() + args.sentAt} />,
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sixth digit hands the code in; arrows go from box to box, and a digit replaces that of its box. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('12x45');
    await expect(input).toHaveValue('1245');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');
    await expect(input).toHaveValue('1295');
    await userEvent.keyboard('{End}{Backspace}');
    await expect(input).toHaveValue('129');
    await expect(verify).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}456');
    await waitFor(() => expect(verify.mock.calls).toEqual([['129456']]));
  },
};

/** However it is written in the mail. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste('Your code: 123 456');
    await waitFor(() => expect(verify.mock.calls).toEqual([['123456']]));
  },
};

/** A wrong code is emptied and says why; too few digits do not go out. */
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    verify.mockRejectedValueOnce(new Error('This code is wrong.'));
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByText('The code has six digits.')).toBeVisible();
    await userEvent.keyboard('3456');
    await expect(await canvas.findByText('This code is wrong.')).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveValue('');
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
  },
};

/** After the last try the code is dead: no countdown, no boxes to type in, a new code to be had. */
export const UsedUp: Story = {
  args: { sentAt: -2 * 60_000 },
  play: async ({ canvas, userEvent }) => {
    const sentence = 'This code no longer works. Ask for a new one.';
    verify.mockRejectedValueOnce(Object.assign(new Error(sentence), { body: { triesLeft: 0 } }));
    await userEvent.keyboard('123456');
    await expect(await canvas.findByRole('timer')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText('Code')).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(resend).toHaveBeenCalledTimes(1);
  },
};

/** A minute has to pass before another one is sent. */
export const JustSent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/works for another 9:5\d|10:00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  },
};

/** Too old a code says so; another one is asked for. */
export const RunOut: Story = {
  args: { sentAt: -11 * 60_000 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/has run out/)).toBeVisible();
    resend.mockRejectedValueOnce(new Error('Too many tries. Wait a minute and try again.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(await canvas.findByText(/Too many tries/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(await canvas.findByText(/A new code is on its way/)).toBeVisible();
  },
};

/** Asked too often, the wait is the one the server named, counted down. */
export const AskedTooOften: Story = {
  args: { sentAt: -2 * 60_000 },
  play: async ({ canvas, userEvent }) => {
    resend.mockRejectedValueOnce(
      Object.assign(new Error('Too many tries. Wait 2 hours and try again.'), { body: { retryAfter: 4000 } }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('Too many tries. Wait 2 hours and try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Send again in 1:06:\d\d/ })).toBeDisabled();
  },
};
