import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { CandidateFields } from '../../schemas/candidate.ts';
import { JobFields } from '../../schemas/job.ts';
import { ResetPassword } from '../../schemas/registration.ts';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { jobInputs } from '../../src/product/inputs/jobInputs.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { sampleJob } from '../support/sampleJobs.ts';

const save = fn();

/** Every input as a schema's field brings it. */
export default {
  tags: ['autodocs'],
  title: 'Components/Inputs',
  component: SchemaForm,
  args: { schema: JobFields, inputs: jobInputs, onSubmit: save },
  beforeEach: () => {
    save.mockReset();
  },
  render: (args) => (
    <StoryAdmin>
      <SchemaForm {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof SchemaForm>;
type Story = StoryObj<typeof SchemaForm>;

const job = sampleJob();

/** Criteria are added by typing, judged, put in order, removed and brought back. */
export const Criteria: Story = {
  args: { fields: ['criteria'], defaultValues: { ...job } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Add a criterion'), 'Sourdough{Enter}');
    await expect(canvas.getByLabelText('Criterion 4')).toHaveValue('Sourdough');
    await userEvent.type(canvas.getByLabelText('Add a criterion'), 'sourdough');
    await expect(canvas.getByText('“sourdough” is already on the list.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Add a criterion'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Sourdough up' }));
    await expect(canvas.getByLabelText('Criterion 3')).toHaveValue('Sourdough');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Nice to have' })[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Spanish' }));
    await expect(canvas.getByText('Removed “Spanish”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(save.mock.calls[0]?.[0].criteria).toEqual([
      { name: 'Laminated dough', importance: 'NICE_TO_HAVE' },
      { name: 'Food safety certificate', importance: 'MUST_HAVE' },
      { name: 'Sourdough', importance: 'MUST_HAVE' },
      { name: 'Spanish', importance: 'NICE_TO_HAVE' },
    ]);
  },
};

/** By mouse, a row is carried by its handle to where it is dropped. */
export const CriteriaDragged: Story = {
  args: { fields: ['criteria'], defaultValues: { ...job } },
  play: async ({ canvas, userEvent }) => {
    const rows = (await canvas.findAllByRole('listitem')).map((row) => row.getBoundingClientRect());
    const [first, last] = [rows[0], rows.at(-1)];
    const handle = canvas.getAllByTestId('DragIndicatorIcon')[0]?.parentElement;
    if (!first || !last || !handle) throw new Error('There are no rows to drag.');
    const at = (row: DOMRect) => ({ clientX: row.left + 8, clientY: row.top + row.height / 2 });
    fireEvent.mouseDown(handle, { button: 0, ...at(first) });
    fireEvent.mouseMove(document, { clientX: first.left + 8, clientY: first.top + first.height });
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]?.style.transform).not.toBe(''));
    fireEvent.mouseMove(document, at(last));
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)?.style.transform).not.toBe(''));
    fireEvent.mouseUp(document, at(last));
    await waitFor(() => expect(canvas.getByLabelText('Criterion 3')).toHaveValue('Laminated dough'));
    // For a moment after a drag a click is taken for its end.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move Laminated dough up' }));
      await expect(canvas.getByLabelText('Criterion 2')).toHaveValue('Laminated dough');
    });
  },
};

export const CriteriaEmpty: Story = {
  args: { fields: ['criteria'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add' })).toBeDisabled();
  },
};

/** A problem inside the list is said once, at the list. */
export const CriteriaRefused: Story = {
  args: { fields: ['criteria'], defaultValues: { ...job } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Criterion 1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This is required.')).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
  },
};

/** The ends of the pipeline stay; what is between them can be added, named, moved and removed. */
export const Stages: Story = {
  args: { fields: ['stages'], defaultValues: { ...job } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove Applied' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move Offer down' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a stage' }));
    await userEvent.type(canvas.getByLabelText('Name of stage 6'), 'Trial shift');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Trial shift up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Assessment' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const names = save.mock.calls[0]?.[0].stages.map((stage: { name: string }) => stage.name);
    await expect(names).toEqual(['Applied', 'Screening', 'Interview', 'Trial shift', 'Offer', 'Hired']);
  },
};

/** The preview shows what readers will see, and never runs what is written. */
export const Markdown: Story = {
  args: { fields: ['description'], defaultValues: { ...job, description: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Preview' }));
    await expect(canvas.getByText('Nothing written yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await userEvent.type(
      canvas.getByLabelText(/^Description/),
      '# Duties{Enter}{Enter}- **dough**{Enter}{Enter}<img src=x> [[us](https://example.com)',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(await canvas.findByRole('heading', { name: 'Duties' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'us' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Amounts are read as people type them and shown in groups of digits. */
export const Money: Story = {
  args: { fields: ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryUnit'], defaultValues: { ...job } },
  play: async ({ canvas, userEvent }) => {
    const from = await canvas.findByLabelText(/^Salary from/);
    await expect(from).toHaveValue('52,000');
    await userEvent.clear(from);
    await userEvent.type(from, '55k');
    await userEvent.tab();
    await expect(from).toHaveValue('55,000');
    await userEvent.clear(canvas.getByLabelText(/^Salary to/));
    await userEvent.type(canvas.getByLabelText(/^Salary to/), 'a lot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('This cannot be read as a number. Write it like 12,000.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Salary to/)).toHaveValue('a lot');
  },
};

/** Choices, flags and texts of a profile. */
export const Profile: Story = {
  args: { schema: CandidateFields },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^First name/), 'Ada');
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Okafor');
    await userEvent.click(canvas.getByRole('switch', { name: /Willing to relocate/ }));
    await userEvent.click(canvas.getByRole('combobox', { name: /Highest education/ }));
    await userEvent.click(await screen.findByRole('option', { name: "Master's degree" }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await expect(save.mock.calls[0]?.[0]).toMatchObject({
      candidateFirstName: 'Ada',
      candidateWillingToRelocate: true,
      openToWork: true,
      highestLevelOfEducation: 'MASTER',
      candidateCity: null,
    });
  },
};

/** A password can be looked at before it is sent. */
export const Password: Story = {
  args: { schema: ResetPassword, fields: ['email', 'newPassword'], saveLabel: 'Set password' },
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(/^Password/);
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(password, 'short');
    await userEvent.click(canvas.getByRole('button', { name: /show/i }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await expect(await canvas.findByText(/at least 10 characters/)).toBeVisible();
  },
};
