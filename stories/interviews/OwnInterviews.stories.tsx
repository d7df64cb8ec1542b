import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { OwnInterviews } from '../../resources/interviews/OwnInterviews.tsx';
import type { Interview } from '../../schemas/interview.ts';
import { bookedInterview, interviewsInMemory, sampleInterview } from '../support/interviewsInMemory.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

let provider: ReturnType<typeof interviewsInMemory>;

const answering =
  (...told: Interview[]) =>
  () => {
    provider = interviewsInMemory(...told);
  };

export default {
  component: OwnInterviews,
  title: 'Interviews/OwnInterviews',
  args: { applicationId: sampleInterview().applicationId },
  beforeEach: answering(sampleInterview()),
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <OwnInterviews {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof OwnInterviews>;
type Story = StoryObj<typeof OwnInterviews>;

/** Times are buttons on the reader's clock, whose zone is named and told along with the choice. */
export const Proposed: Story = {
  play: async ({ canvas, userEvent }) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(
      await canvas.findByText(new RegExp(`in your time zone, ${zone.replaceAll('_', ' ')}`)),
    ).toBeVisible();
    const times = canvas.getAllByRole('button', { name: /June/ });
    await expect(times).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /June 9/ }));
    await waitFor(() =>
      expect(provider.chooseInterviewTime.mock.calls.map(([{ body }]) => body)).toEqual([
        { startsAt: '2027-06-09T13:30:00.000Z', timeZone: zone },
      ]),
    );
    await expect(await canvas.findByRole('button', { name: 'Calendar file' })).toBeVisible();
  },
};

export const NoneFits: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'None of these fits' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: 'None of the times fits?',
      }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /When could you/ }), 'On Fridays.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/Dana Reyes can propose others/)).toBeVisible();
  },
};

/** A time that was taken meanwhile is said, and the others are asked for again. */
export const TakenMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    provider.chooseInterviewTime.mockRejectedValueOnce(
      problem('TIME_TAKEN', 'The recruiter has another interview at that time.'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /June 8/ }));
    await expect(await canvas.findByText('The recruiter has another interview at that time.')).toBeVisible();
    await waitFor(() => expect(provider.interviews.mock.calls.length).toBeGreaterThan(1));
  },
};

export const Booked: Story = {
  beforeEach: answering(bookedInterview()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'https://meet.example/room-7' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'I cannot come' })).toBeVisible();
  },
};

/** Only an address of the web is a link. */
export const OnSite: Story = {
  beforeEach: answering(bookedInterview({ kind: 'ON_SITE', place: 'javascript:alert(1)', message: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/javascript:alert/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AllGone: Story = { beforeEach: answering(sampleInterview({ openTimes: [] })) };

export const Cancelled: Story = {
  beforeEach: answering(bookedInterview({ status: 'CANCELLED', cancelReason: 'The oven is out of order.' })),
};
