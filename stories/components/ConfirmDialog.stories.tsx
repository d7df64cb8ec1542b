import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';

export default {
  title: 'Components/ConfirmDialog',
  tags: ['autodocs'],
  component: ConfirmDialog,
  // Open dialogs would lie over the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    title: 'Delete “Pastry Chef”?',
    confirmLabel: 'Delete job',
    destructive: true,
    onConfirm: fn(),
    onClose: fn(),
    children: <Typography>The job is removed for good. Nothing hangs on it.</Typography>,
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Pastry Chef”?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Delete job' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing can be pressed twice, and the dialog stays until the act is done. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Delete job' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
