import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { PanelInterviews } from '../../resources/interviews/PanelInterviews.tsx';
import type { Interview } from '../../schemas/interview.ts';
import { bookedInterview, interviewsInMemory, sampleInterview } from '../support/interviewsInMemory.ts';
import { problem } from '../support/jobsInMemory.ts';
import { preferencesInMemory } from '../support/preferencesInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { sampleApplication } from '../support/sampleCandidate.ts';

let provider: ReturnType<typeof interviewsInMemory>;

const answering =
  (...told: Interview[]) =>
  () => {
    provider = interviewsInMemory(...told);
  };

export default {
  component: PanelInterviews,
  title: 'Interviews/PanelInterviews',
  args: { application: sampleApplication({ candidateName: 'Ana Silva' }), canArrange: true },
  beforeEach: answering(),
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <PanelInterviews {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof PanelInterviews>;
type Story = StoryObj<typeof PanelInterviews>;

const dialogIn = async (element: HTMLElement, name: RegExp) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name }));

/** Several times, a place and the zone of the browser. */
export const Proposing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose interview times' }));
    const dialog = await dialogIn(canvasElement, /Propose interview times to Ana Silva/);
    await userEvent.type(dialog.getByRole('textbox', { name: /Place or link/ }), '12 Main Street');
    // This form marks what may be left out, so nothing in it has a star.
    await expect(dialog.getByText(/^Times/, { selector: 'legend' })).toHaveTextContent(/^Times$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to Times' }));
    fireEvent.change(dialog.getByLabelText(/^Time 1/), { target: { value: '2027-06-08T11:00' } });
    fireEvent.change(dialog.getByLabelText(/^Time 2/), { target: { value: '2027-06-08T11:30' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    await expect(await dialog.findByText('Two of the times are the same or overlap.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Time 2/), { target: { value: '2027-06-09T11:30' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(provider.proposeInterview).toHaveBeenCalledOnce());
    const iso = (text: string) => new Date(text).toISOString();
    await expect(provider.proposeInterview.mock.calls[0]?.[0].body).toEqual({
      ...{ kind: 'VIDEO', minutes: 45, place: '12 Main Street', message: null },
      proposedTimes: [iso('2027-06-08T11:00'), iso('2027-06-09T11:30')],
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    await expect(await canvas.findByText('Times proposed')).toBeVisible();
  },
};

/** Free times are filled in beside what is booked; the hours they lie in are one's own. */
export const FreeHours: Story = {
  beforeEach: () => {
    const kept = preferencesInMemory();
    provider = { ...interviewsInMemory(), ...kept.calls };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose interview times' }));
    const dialog = await dialogIn(canvasElement, /Propose interview times to Ana Silva/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Change your hours' }));
    const hours = await dialogIn(canvasElement, /When are you free/);
    fireEvent.change(hours.getByLabelText(/^From/, { selector: 'input' }), { target: { value: '10:30' } });
    fireEvent.change(hours.getByLabelText(/^Until/, { selector: 'input' }), { target: { value: '09:00' } });
    await userEvent.click(hours.getByRole('button', { name: 'Save' }));
    await expect(await hours.findByText('This has to be later than the beginning.')).toBeVisible();
    fireEvent.change(hours.getByLabelText(/^Until/, { selector: 'input' }), { target: { value: '12:00' } });
    await userEvent.click(hours.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/Friday, 10:30–12:00/)).toBeVisible();
    await expect(provider.proposeInterview).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Fill in times I am free' }));
    const times = await dialog.findAllByLabelText<HTMLInputElement>(/^Time \d/, { selector: 'input' });
    await expect(times.map(({ value }) => value.slice(11))).toEqual(['10:30', '11:00', '10:30']);
    await expect(new Set(times.map(({ value }) => value.slice(0, 10))).size).toBe(3);
    // Once more: what stands there stays, and others come to it.
    await userEvent.click(dialog.getByRole('button', { name: 'Fill in times I am free' }));
    const more = await dialog.findAllByLabelText<HTMLInputElement>(/^Time \d/, { selector: 'input' });
    await expect(more.map(({ value }) => value).slice(0, 3)).toEqual(times.map(({ value }) => value));
    await expect(new Set(more.map(({ value }) => value)).size).toBe(6);
  },
};

/** A refusal of one time stands at that time. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    provider.proposeInterview.mockRejectedValueOnce(
      problem('INVALID_FIELDS', 'This time has passed already.', {
        'proposedTimes.0': 'This time has passed already.',
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Propose interview times' }));
    const dialog = await dialogIn(canvasElement, /Propose interview times/);
    await userEvent.type(dialog.getByRole('textbox', { name: /Place or link/ }), '12 Main Street');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
    await expect(await dialog.findByText('This time has passed already.')).toBeVisible();
  },
};

export const Proposed: Story = { beforeEach: answering(sampleInterview()) };

export const NoneFits: Story = {
  beforeEach: answering(sampleInterview({ noneFits: 'I can on Fridays.\nOr in the evening.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/I can on Fridays/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change the times' })).toBeVisible();
  },
};

export const BookedThenCancelled: Story = {
  beforeEach: answering(bookedInterview()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel interview' }));
    const dialog = await dialogIn(canvasElement, /Cancel the interview with Ana Silva/);
    await userEvent.type(dialog.getByRole('textbox'), 'The oven is out of order.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    await expect(await canvas.findByText('Cancelled')).toBeVisible();
    await expect(canvas.getByText('The oven is out of order.')).toBeVisible();
  },
};

/** An employer sees what was arranged, and arranges nothing. */
export const ReadAlong: Story = {
  args: { canArrange: false },
  beforeEach: answering(bookedInterview()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Booked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Propose|Change|Cancel/ })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    answering()();
    provider.interviews.mockRejectedValue(problem('DATABASE_UNAVAILABLE', 'The database does not answer.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
