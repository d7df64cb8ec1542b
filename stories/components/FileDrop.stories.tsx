import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from '../../src/components/inputs/files/FileDrop.tsx';

const file = new File([new Uint8Array(1_300_000)], 'contract-2026.pdf', { type: 'application/pdf' });

export default {
  title: 'Components/File drop',
  tags: ['autodocs'],
  component: FileDrop,
  args: {
    label: 'Contract',
    rules: 'PDF, up to 5 MB',
    accept: ['.pdf'],
    problemOf: ({ name }) => (name.endsWith('.pdf') ? undefined : 'The file is not a PDF.'),
    file: null,
    onChange: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof FileDrop>;
type Story = StoryObj<typeof FileDrop>;

/** Lets go of a file over an element, as a browser tells it. */
function drop(target: HTMLElement, dropped: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('PDF, up to 5 MB')).toBeVisible();
    const group = canvas.getByRole('group', { name: 'Contract' });
    drop(group, new File(['x'], 'photo.png'));
    await expect(await canvas.findByText('photo.png: The file is not a PDF.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    drop(group, file);
    await expect(args.onChange).toHaveBeenCalledWith(file);
  },
};

export const Chosen: Story = {
  args: { file },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1.2 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

/** A file that is refused does not take the place of one that was taken. */
export const AnotherRefused: Story = {
  args: { file },
  play: async ({ canvas, args }) => {
    drop(canvas.getByRole('group', { name: 'Contract' }), new File(['x'], 'photo.png'));
    await expect(
      await canvas.findByText('photo.png: The file is not a PDF. contract-2026.pdf stays chosen.'),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Nor does a file that the server refused stay beside the objection to another one. */
export const TwoRefused: Story = {
  args: { file, error: 'The file is protected by a password.' },
  play: async ({ canvas, args }) => {
    drop(canvas.getByRole('group', { name: 'Contract' }), new File(['x'], 'photo.png'));
    await expect(await canvas.findByText('photo.png: The file is not a PDF.')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

export const Sending: Story = {
  args: { file, progress: 0.62 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = { args: { file, progress: 1 } };

export const NotTaken: Story = {
  args: { error: 'The file is protected by a password. Save it without one and try again.' },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    drop(canvas.getByRole('group', { name: 'Contract' }), file);
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
