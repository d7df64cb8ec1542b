import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NoticeSettingsForm } from '../../resources/notices/NoticeSettingsForm.tsx';
import { NoticeSettings } from '../../schemas/notice.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const updateNoticeSettings = fn(async ({ body }: { body: Partial<NoticeSettings> }) =>
  NoticeSettings.parse({ ...NoticeSettings.parse({}), ...body }),
);

export default {
  component: NoticeSettingsForm,
  title: 'Notices/Settings',
  args: { role: 'RECRUITER', save: (act) => act(), onDone: fn() },
  render: (args) => (
    <StoryAdmin dataProvider={{ updateNoticeSettings }}>
      <NoticeSettingsForm {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof NoticeSettingsForm>;
type Story = StoryObj<typeof NoticeSettingsForm>;

/** A candidate is asked which e-mails they want, and when none should come. */
export const OfCandidate: Story = {
  args: { role: 'CANDIDATE' },
  play: async ({ canvas, userEvent, args }) => {
    updateNoticeSettings.mockClear();
    await userEvent.click(await canvas.findByRole('switch', { name: 'Interviews, the day before' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    const [[{ body }]] = updateNoticeSettings.mock.calls as [[{ body: NoticeSettings }]];
    await expect(body).toMatchObject({ mailReminders: false, mailNews: true, quietHours: true });
    await expect(body).not.toHaveProperty('picks');
  },
};

export const OfEmployer: Story = {
  args: { role: 'EMPLOYER' },
  play: async ({ canvas }) => {
    const box = { name: 'Answers to applicants that are overdue' };
    await expect(await canvas.findByRole('switch', box)).toBeChecked();
  },
};

/** The choices of the schema; saving tells the browser's time zone, too. */
export const Changed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Saturday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    const [[{ body }]] = updateNoticeSettings.mock.calls as [[{ body: NoticeSettings }]];
    await expect(body).toMatchObject({
      ...{ morningAt: '07:00', messages: 'NOW', quietHours: true },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    await expect(body.morningDays.toSorted()).toEqual(['FRI', 'MON', 'SAT', 'THU', 'TUE', 'WED']);
  },
};
