import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Board } from '../../src/components/board/Board.tsx';
import type { BoardColumn } from '../../src/components/board/boardColumn.ts';

interface Boat {
  id: string;
  name: string;
  work: string;
  isLate?: boolean;
}

const columns: BoardColumn<Boat>[] = [
  {
    id: 'waiting',
    title: 'Waiting',
    cards: [
      { id: '1', name: 'Alma', work: 'New rigging, and the mast taken down for it', isLate: true },
      { id: '2', name: 'Berta', work: 'Paint below the waterline' },
    ],
  },
  { id: 'slip', title: 'On the slip', cards: [{ id: '3', name: 'Clara', work: 'A plank at the bow' }] },
  { id: 'trial', title: 'Trial trip', cards: [] },
  { id: 'gone', title: 'Gone', cards: [{ id: '4', name: 'Dora', work: 'Engine overhauled' }] },
];

const onMove = fn();

/** The board of a boatyard, with its boats in memory. */
function Yard({ start }: { start: readonly BoardColumn<Boat>[] }) {
  const [shown, setShown] = useState(start);
  return (
    <Board
      label="Steps"
      columns={shown}
      nameOf={({ name }) => name}
      isUrgent={({ isLate }) => isLate ?? false}
      canMove={({ id }) => id !== '4'}
      onMove={(boat, to) => {
        onMove(boat.name, to);
        setShown((now) =>
          now.map((column) => ({
            ...column,
            cards: [...column.cards.filter(({ id }) => id !== boat.id), ...(column.id === to ? [boat] : [])],
          })),
        );
      }}
    >
      {({ name, work }, { handle }) => (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2" component="p">
              {name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {work}
            </Typography>
          </Box>
          {handle}
        </Box>
      )}
    </Board>
  );
}

export default {
  title: 'Components/Board',
  tags: ['autodocs'],
  component: Board<Boat>,
  parameters: { docs: { source: { type: 'code' } } },
  beforeEach: () => {
    onMove.mockReset();
  },
  render: () => <Yard start={columns} />,
} satisfies Meta<typeof Board<Boat>>;
type Story = StoryObj;

/** A card that stays has no handle; one that needs someone has a coloured edge. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Waiting/ })).toBeVisible();
    await expect(canvas.getByText('Nothing here')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Drag Alma' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Drag Dora' })).toBeNull();
  },
};

/** Space picks a card up, arrows carry it, Space drops it, and the focus stays with it. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Drag Alma' }).focus();
    await userEvent.keyboard('[Space]');
    await screen.findByText('Alma is over Waiting.');
    await userEvent.keyboard('[ArrowRight]');
    await screen.findByText('Alma is over On the slip.');
    await userEvent.keyboard('[Space]');
    await waitFor(() => expect(onMove).toHaveBeenCalledWith('Alma', 'slip'));
    const slip = within(canvas.getByRole('region', { name: /^On the slip/ }));
    await waitFor(() => expect(slip.getByRole('button', { name: 'Drag Alma' })).toHaveFocus());
  },
};

/** Keys typed at once, before the browser has had time for anything else, carry the card as slow ones do. */
export const WithFastKeys: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Drag Alma' });
    handle.focus();
    for (const code of ['Space', 'ArrowRight', 'Space'])
      handle.dispatchEvent(
        new KeyboardEvent('keydown', {
          code,
          key: code === 'Space' ? ' ' : code,
          bubbles: true,
          cancelable: true,
        }),
      );
    await waitFor(() => expect(onMove.mock.calls).toEqual([['Alma', 'slip']]));
  },
};

/** Where there is little room, one column is shown at a time. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Waiting 2' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'On the slip 1' }));
    await expect(canvas.getByText('Clara')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Empty: Story = {
  render: () => <Yard start={columns.map((column) => ({ ...column, cards: [] }))} />,
};
