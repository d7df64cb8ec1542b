import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from '../../src/components/values/Timeline.tsx';

export default {
  title: 'Components/Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: {
    label: 'History',
    items: [
      { id: '4', title: 'Delivered', at: '2026-11-20T09:12:00Z', detail: 'by Ada', tone: 'positive' },
      {
        id: '3',
        title: 'Held back: the address has no house number',
        at: '2026-11-19T15:02:00Z',
        tone: 'waiting',
      },
      { id: '2', title: 'Paid', at: '2026-11-18T16:41:00Z', detail: 'by card' },
      { id: '1', title: 'Ordered', at: '2026-11-18' },
    ],
  },
} satisfies Meta<typeof Timeline>;
type Story = StoryObj<typeof Timeline>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'History' });
    await expect(list.querySelectorAll('li')).toHaveLength(4);
    await expect(canvas.getByText('Paid').closest('li')).toHaveTextContent('· by card');
  },
};

/** Moments with their time; days have none. */
export const WithTime: Story = { args: { withTime: true } };

/** Events without a day or a person. */
export const WordsAlone: Story = {
  args: {
    items: [
      { id: '1', title: 'Planned' },
      {
        id: '2',
        title:
          'A line of words that is longer than others, and goes on below itself when there is little room for it',
      },
    ],
  },
};
