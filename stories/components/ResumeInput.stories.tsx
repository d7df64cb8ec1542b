import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResumeInput } from '../../src/product/inputs/ResumeInput.tsx';

const meta = {
  title: 'Components/Resume input',
  tags: ['autodocs'],
  component: ResumeInput,
  args: { file: null, onChange: fn(), onCancel: fn() },
} satisfies Meta<typeof ResumeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['Ada Okafor'], 'ada-okafor.txt', { type: 'text/plain' });

/** Lets go of a file over an element, as a browser tells it. */
function drop(target: HTMLElement, dropped: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

/** The accepted files are named before anything is chosen; a file can be dropped. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('PDF, Word (.docx) or text, up to 5 MB')).toBeVisible();
    drop(canvas.getByRole('group', { name: 'Resume' }), file);
    await expect(args.onChange).toHaveBeenCalledWith(file);
  },
};

/** An unacceptable file is refused before anything is sent. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Resume' });
    drop(group, new File(['x'], 'photo.png'));
    await expect(await canvas.findByText(/photo.png: The file is not a PDF/)).toBeVisible();
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'large.pdf');
    drop(group, large);
    await expect(await canvas.findByText(/The file is 6.0 MB/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  args: { file },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
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

export const BeingRead: Story = {
  args: { file, progress: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Reading your resume/)).toBeVisible();
  },
};

export const NotTaken: Story = {
  args: { error: 'The file is protected by a password. Save it without a password and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/protected by a password/)).toBeVisible();
  },
};
