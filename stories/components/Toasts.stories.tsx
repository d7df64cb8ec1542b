import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { closeSnackbar } from 'notistack';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { notify } from '../../src/components/toasts/notify.ts';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import { toast } from '../../src/components/toasts/toast.ts';

const remove = fn();
const putBack = fn();

function DeleteButton({ name }: { name: string }) {
  return (
    <Button
      variant="outlined"
      onClick={() =>
        notify(`Deleted ${name}.`, {
          kind: 'success',
          act: async () => remove(name),
          undo: () => putBack(name),
        })
      }
    >
      Delete {name}
    </Button>
  );
}

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
const settled = (count: number) => waitFor(() => expect(shown()).toHaveLength(count));

function swipe(element: HTMLElement, distance: number) {
  const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 0, bubbles: true });
  // A synthetic pointer cannot be captured.
  element.setPointerCapture = () => {};
  fireEvent.pointerDown(element, at(100));
  fireEvent.pointerMove(element, at(100 + distance));
  fireEvent.pointerUp(element, at(100 + distance));
}

const description = `
\`<Toasts />\` stands anywhere in the app, once; \`notify\` then shows a message from any place in it, inside react-admin and
out. What is final waits until its toast is gone, so that "Undo" takes it back.

\`\`\`tsx
notify('Order deleted.', { kind: 'success', act: () => remove(order.id), undo: () => setHidden(false) });
\`\`\`
`;

export default {
  tags: ['autodocs'],
  title: 'Components/Toasts',
  component: Toasts,
  parameters: { docs: { description: { component: description } } },
  beforeEach: () => {
    remove.mockReset();
    putBack.mockReset();
    return () => closeSnackbar();
  },
  render: () => (
    <>
      <Toasts />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <DeleteButton name="A" />
        <DeleteButton name="B" />
        <Button variant="contained" onClick={() => notify('Saved.', { kind: 'success' })}>
          Notify
        </Button>
        <Button
          variant="outlined"
          onClick={() => notify('The job could not be saved. '.repeat(4), { kind: 'error', duration: null })}
        >
          Long
        </Button>
      </Stack>
    </>
  ),
} satisfies Meta<typeof Toasts>;
type Story = StoryObj<typeof Toasts>;

/** Bottom left, as wide and as far apart as agreed, three at most, and read out. */
export const Placed: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Long' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(button);
    await settled(toast.maxVisible);
    await waitFor(() => {
      const [upper, lower] = shown().map((element) => element.getBoundingClientRect());
      if (!upper || !lower) throw new Error('two toasts are needed');
      const [first, second] = upper.top < lower.top ? [upper, lower] : [lower, upper];
      expect(Math.round(first.width)).toBe(toast.width);
      expect(first.left).toBeLessThan(60);
      expect(Math.round(second.top - first.bottom)).toBe(toast.gap);
    });
    await expect(screen.getByRole('status')).toHaveTextContent('The job could not be saved.');
  },
};

/** A swipe of less than the threshold springs back, one of the threshold dismisses. */
export const Swiped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Long' }));
    await settled(1);
    swipe(shown()[0] as HTMLElement, toast.swipe - 1);
    await expect(shown()).toHaveLength(1);
    swipe(shown()[0] as HTMLElement, -toast.swipe);
    await settled(0);
  },
};

/** After four seconds a toast is gone by itself. */
export const GoesAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notify' }));
    await settled(1);
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

/** "Undo" takes back the change its toast is about, and the others are carried out. */
export const UndoesItsOwnChange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete A' }));
    await settled(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete B' }));
    await settled(2);
    const about = shown().find((element) => element.textContent?.includes('Deleted B.'));
    await userEvent.click(within(about as HTMLElement).getByRole('button', { name: 'Undo' }));
    await settled(1);
    await expect(putBack).toHaveBeenCalledWith('B');
    await expect(remove).not.toHaveBeenCalled();
    closeSnackbar();
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await expect(remove).toHaveBeenCalledWith('A');
  },
};
