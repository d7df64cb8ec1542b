import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DayStrip } from '../../resources/daily-candidates/list/DayStrip.tsx';
import type { DailyList } from '../../schemas/dailyCandidate.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const day = (date: string, size = 0, newCount = 0): DailyList => ({
  jobId: '0199b6d2-7c5a-7000-8000-000000000001',
  date,
  size,
  newCount,
  poolSize: 40,
  explanation: null,
  heldBack: null,
});

export default {
  component: DayStrip,
  title: 'Daily candidates/DayStrip',
  args: {
    days: [
      day('2026-11-21'),
      day('2026-11-20', 3, 2),
      day('2026-11-19'),
      day('2026-11-18'),
      day('2026-11-17', 7),
      day('2026-11-16'),
    ],
    shown: '2026-11-20',
    today: '2026-11-21',
    searchOf: (date) => `?date=${date}`,
  },
  render: (args) => (
    <StoryAdmin>
      <DayStrip {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof DayStrip>;
type Story = StoryObj<typeof DayStrip>;

/** Today is always there; past days without picks are opened on demand, by keyboard too. */
export const QuietDays: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['TodayNobody', 'Yesterday3 picked · 2 new', 'Tue, Nov 177 picked']);
    const quiet = canvas.getByRole('button', { name: '2 days without picks' });
    await expect(canvas.getByRole('button', { name: '1 day without picks' })).toBeVisible();
    quiet.focus();
    await userEvent.keyboard('{Enter}');
    await expect(quiet).toHaveAttribute('aria-expanded', 'true');
    await expect(quiet).toHaveFocus();
    await expect(names()).toContain('Thu, Nov 19Nobody');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** A day asked for by its address is never hidden. */
export const QuietDayShown: Story = {
  args: { shown: '2026-11-18' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Wed, Nov 18');
    await expect(canvas.getAllByRole('button', { name: '1 day without picks' })).toHaveLength(2);
  },
};
