import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CalendarFeedSection } from '../../resources/interviews/CalendarFeedSection.tsx';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const url = 'https://hireday.example/api/v1/calendar-feeds/secret.ics';

const feed = (createdAt: string | null) => ({
  calendarFeed: fn(async () => ({ createdAt })),
  renewCalendarFeed: fn(async () => ({ url, createdAt: '2027-06-01T09:00:00.000Z' })),
});
let provider: ReturnType<typeof feed>;

export default {
  component: CalendarFeedSection,
  title: 'Interviews/CalendarFeedSection',
  beforeEach: () => {
    provider = feed(null);
  },
  render: () => (
    <StoryAdmin dataProvider={provider}>
      <CalendarFeedSection />
    </StoryAdmin>
  ),
} satisfies Meta<typeof CalendarFeedSection>;
type Story = StoryObj<typeof CalendarFeedSection>;

/** The first address is made at once, and shown to be copied. */
export const First: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make an address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Address of your calendar' })).toHaveValue(url);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

/** One that is in use is replaced after a question. */
export const Renewed: Story = {
  beforeEach: () => {
    provider = feed('2027-05-01T09:00:00.000Z');
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/secret address since May 1, 2027/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew the address' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Renew the address?' }),
    );
    await expect(provider.renewCalendarFeed).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
    await expect(await canvas.findByRole('textbox')).toHaveValue(url);
  },
};
