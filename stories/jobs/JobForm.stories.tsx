import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { JobForm } from '../../resources/jobs/form/JobForm.tsx';
import { addresses, addressOf } from '../../schemas/addresses.ts';
import type { JobProposals } from '../../schemas/job.ts';
import { draftKey, draftPrefix } from '../../src/client/drafts.ts';
import { findToast } from '../support/findToast.ts';
import { type JobsInMemory, jobsInMemory, nothingRead, problem } from '../support/jobsInMemory.ts';
import { never } from '../support/provide.ts';
import { RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleJob } from '../support/sampleJobs.ts';
import { sampleRecruiter } from '../support/samplePeople.ts';
import { sampleSubscription } from '../support/subscriptionInMemory.ts';
import { typeInAnotherTab } from '../support/typeInAnotherTab.ts';

const job = sampleJob({
  criteria: [],
  proposedCriteria: [
    { name: 'Sourdough', importance: 'MUST_HAVE' },
    { name: 'Spanish', importance: 'NICE_TO_HAVE' },
  ],
});
let provider: JobsInMemory;

export default {
  component: JobForm,
  title: 'Jobs/JobForm',
  beforeEach: () => {
    provider = jobsInMemory([job]);
  },
  render: () => (
    <RecruiterScene
      at={addresses.recruiter.newJob}
      dataProvider={provider}
      session={{ profile: sampleRecruiter() }}
    />
  ),
} satisfies Meta<typeof JobForm>;
type Story = StoryObj<typeof JobForm>;

const keptDrafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith(draftPrefix));

const editAt = (id: string) => addressOf(addresses.recruiter.editJob, { id });
const editing: Story['render'] = () => <RecruiterScene at={editAt(job.id)} dataProvider={provider} />;

/** A new job becomes a draft; its page opens with the next step emphasised. */
export const Create: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Oven Builder');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Description/ }),
      'Builds ovens. Sourdough is a must, Spanish a plus.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
    await findToast('Oven Builder is saved as a draft. Open it to get candidates.');
    await expect(await canvas.findByRole('button', { name: 'Open the job' })).toBeVisible();
    await expect(keptDrafts()).toEqual([]);
  },
};

/** Without a plan the price stands above the form, and once there is a title, how many people would fit. */
export const BeforeWriting: Story = {
  beforeEach: () => {
    const people = (about: number | null) => ({ about, least: about ?? 0, most: about ?? 9 });
    provider.expectFits.mockImplementation(async ({ body }: { body: { title: string } }) => ({
      pending: false,
      pool: people(12_000),
      good: people(null),
      partial: people(body.title === 'Oven Builder' ? 1500 : null),
      mustHaves: [],
      notCounted: [],
    }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Writing is free\. Opening the job needs the .+ plan, \$\d+/),
    ).toBeVisible();
    await expect(canvas.getByText(/Type a title to see how many people would fit\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plan' })).toHaveAttribute(
      'href',
      expect.stringContaining('/recruiter/subscription/'),
    );
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, 'Oven Builder');
    await expect(
      await canvas.findByText('About 1,500 people looking for work would fit this title.'),
    ).toBeVisible();
    await userEvent.type(title, ' of the Moon');
    await expect(
      await canvas.findByText('Fewer than ten people looking for work would fit this title.'),
    ).toBeVisible();
  },
};

/** A company that may still see its first list without a plan is told so beside the price. */
export const BeforeWritingTheFirst: Story = {
  beforeEach: () => {
    provider.firstList.mockResolvedValue({ state: 'AVAILABLE', job: null, endsAt: null });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Once, you can open a job for its first list without one\./),
    ).toBeVisible();
  },
};

/** Someone with a plan is told neither. */
export const WithPlan: Story = {
  render: () => (
    <RecruiterScene
      at={addresses.recruiter.newJob}
      dataProvider={provider}
      session={{ profile: sampleRecruiter(), subscription: { ...sampleSubscription(), active: true } }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Title/ });
    await expect(canvas.queryByText(/^Writing is free/)).toBeNull();
  },
};

/** Text typed before is back; thrown away, the form begins empty. */
export const DraftIsBack: Story = {
  beforeEach: () => {
    localStorage.setItem(
      draftKey(sampleRecruiter().id, 'job'),
      JSON.stringify({ at: Date.now(), values: { title: 'Oven Builder' } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.findByRole('textbox', { name: /^Title/ });
    await waitFor(async () => expect(await title()).toHaveValue('Oven Builder'));
    await expect(canvas.getByText(/^Your draft from .+ is back\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await title()).toHaveValue(''));
    await expect(canvas.queryByText(/^Your draft from/)).toBeNull();
    await expect(keptDrafts()).toEqual([]);
  },
};

/** A form that has only filled in something by itself leaves nothing to bring back. */
export const Untouched: Story = {
  beforeEach: () => {
    provider = jobsInMemory([Object.assign(sampleJob(), { employerCountry: 'US' })]);
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('combobox', { name: /^Country/ })).toHaveValue('US'),
    );
    await expect(keptDrafts()).toEqual([]);
  },
};

export const MissingFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as draft' }));
    await expect(await canvas.findAllByText('This is required.')).toHaveLength(2);
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('This is required.');
    await expect(canvas.getByLabelText(/^Description/)).toHaveAccessibleDescription('This is required.');
    await expect(provider.create).not.toHaveBeenCalled();
  },
};

/** While the text is written, what it asks for is offered; what is taken moves to the list, and the focus to the next. */
export const ProposedWhileWriting: Story = {
  beforeEach: () => {
    provider.proposeCriteria.mockResolvedValue({
      ...nothingRead,
      criteria: job.proposedCriteria,
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Write the description, and its criteria are proposed here.'),
    ).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Description/ }),
      'Sourdough is a must, Spanish a plus. Hybrid in Austin, TX.',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Add: Sourdough, Must have' }));
    await expect(canvas.getByRole('textbox', { name: 'Criterion 1' })).toHaveValue('Sourdough');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add: Spanish, Nice to have' })).toHaveFocus(),
    );
    await expect(provider.proposeCriteria.mock.calls.length).toBeLessThan(4);
  },
};

const posting = 'Oven Builder\nAustin, TX. $38.50–54.25 an hour. Sourdough is a must. We like early risers.';
const readPosting: JobProposals = {
  ...nothingRead,
  criteria: job.proposedCriteria,
  job: {
    ...{ title: 'Oven Builder', employmentType: 'PART_TIME', workplaceType: 'HYBRID' },
    ...{ city: 'Austin', state: 'TX', country: 'US' },
    ...{ salaryMin: 38.5, salaryMax: 54.25, salaryCurrency: 'USD', salaryUnit: 'HOUR' },
  },
  clauses: [
    { text: 'Austin, TX.', use: 'JOB', criteria: [], criterion: 'Austin, TX' },
    { text: 'Sourdough is a must.', use: 'CRITERIA', criteria: ['Sourdough'], criterion: 'Sourdough' },
    { text: 'We like early risers.', use: 'UNREAD', criteria: [], criterion: 'Early risers' },
  ],
};

/** A posting that is pasted fills in the whole job by one press, and one more takes it back. */
export const FilledInFromText: Story = {
  beforeEach: () => {
    provider.proposeCriteria.mockResolvedValue(readPosting);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Description/ }));
    await userEvent.paste(posting);
    const read = await canvas.findByRole('region', { name: 'Read from the description' });
    await expect(within(read).getByText('$38.50–54.25 an hour')).toBeVisible();
    await expect(within(read).getByText('1 must-have, 1 nice-to-have')).toBeVisible();
    await userEvent.click(within(read).getByRole('button', { name: 'Fill in the job' }));
    const inputOf = (name: RegExp) => canvas.getByRole('textbox', { name });
    await expect(inputOf(/^Title/)).toHaveValue('Oven Builder');
    await expect(inputOf(/^City/)).toHaveValue('Austin');
    await expect(inputOf(/^Salary from/)).toHaveValue('38.50');
    await expect(inputOf(/^Criterion 2/)).toHaveValue('Spanish');
    const undo = within(read).getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(inputOf(/^Title/)).toHaveValue('');
    await expect(inputOf(/^Salary from/)).toHaveValue('');
    await expect(canvas.queryByRole('textbox', { name: 'Criterion 1' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Fill in the job' })).toBeVisible();
  },
};

/** A title that was typed is kept, and what the form says already is not offered. */
export const FilledInBesideWhatIsTyped: Story = {
  beforeEach: () => {
    provider.proposeCriteria.mockResolvedValue(readPosting);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Mason');
    await userEvent.click(canvas.getByRole('textbox', { name: /^Description/ }));
    await userEvent.paste(posting);
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in the job' }));
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Mason');
    await expect(
      canvas.getByText('Filled in from the description: Place, Workplace, Employment type, Pay, Criteria.'),
    ).toBeVisible();
  },
};

/** Every clause of the text is shown with what was read from it, and one press makes a criterion of another. */
export const ClauseByClause: Story = {
  beforeEach: () => {
    provider.proposeCriteria.mockResolvedValue(readPosting);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Description/ }));
    await userEvent.paste(posting);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Clause by clause: 1 is not read as a criterion' }),
    );
    const clause = (text: string) => canvas.getByText(text).closest('li') as HTMLElement;
    await waitFor(() => expect(clause('Austin, TX.')).toHaveTextContent('Read as a field of the job'));
    await expect(clause('Sourdough is a must.')).toHaveTextContent('Sourdough');
    await expect(clause('We like early risers.')).toHaveTextContent('Not read as a criterion');
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Early risers, Nice to have' }));
    await expect(canvas.getByRole('textbox', { name: 'Criterion 1' })).toHaveValue('Early risers');
    await expect(canvas.getByRole('button', { name: 'Clause by clause' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add: Early risers, Nice to have' })).toBeNull();
  },
};

/** A line says how many would fit; beside each must-have stands its cost, and the click that makes it a nice-to-have. */
export const ExpectedFitsWhileWriting: Story = {
  beforeEach: () => {
    const people = (about: number | null) => ({ about, least: about ?? 0, most: about ?? 9 });
    provider.expectFits.mockImplementation(async ({ body }: { body: { criteria: unknown[] } }) => ({
      pending: false,
      pool: people(12_000),
      good: people(body.criteria.length > 0 ? null : 40),
      partial: people(body.criteria.length > 0 ? 1300 : 1500),
      mustHaves: [{ name: 'Sourdough', good: people(null), partial: people(240) }],
      notCounted: ['Pueblo, CO'],
    }));
  },
  render: editing,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'About 1,500 people looking for work would fit, about 40 of them well. As a nice-to-have, “Sourdough” would bring about 240 more. Not counted as written, but on your lists: Pueblo, CO.',
      ),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these' }));
    await expect(
      await canvas.findByText(/^About 1,300 people looking for work would fit, fewer than ten of them well/),
    ).toBeVisible();
    await expect(provider.expectFits.mock.lastCall?.[0].body.criteria).toHaveLength(2);
    await expect(canvas.getByText('Costs about 240 of 1,540 people.')).toBeVisible();
    await expect(canvas.queryByText(/^About 1,300 .* nice-to-have/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it nice to have: Sourdough' }));
    await waitFor(() => expect(canvas.queryByText(/^Costs/)).toBeNull());
    const importance = within(canvas.getByRole('group', { name: 'Importance of Sourdough' }));
    await expect(importance.getByRole('button', { name: 'Nice to have' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

const chosen = sampleJob({});

/** On a job with picks other criteria are saved only once their difference was seen. */
export const DifferenceBeforeSaving: Story = {
  beforeEach: () => {
    provider = jobsInMemory([chosen]);
    provider.criteriaEffect.mockResolvedValue({
      pending: false,
      before: { good: null, partial: { about: 120, least: 120, most: 120 } },
      after: { good: null, partial: { about: 80, least: 80, most: 80 } },
      looked: 12,
      moved: [
        {
          ...{ id: 'pick-1', from: 'PICK', candidateName: 'Ana Ruiz', before: 'GOOD', after: 'LIMITED' },
          because: [
            {
              ...{ name: 'Spanish', importance: 'MUST_HAVE', outcome: 'DOES_NOT_MEET' },
              ...{ evidence: 'Languages: English, French', source: 'RESUME' },
            },
          ],
        },
        {
          ...{ id: 'a-1', from: 'APPLICANT', candidateName: 'Bo Lind', before: 'PARTIAL', after: 'GOOD' },
          because: [
            { name: 'Laminated dough', importance: null, outcome: 'UNKNOWN', evidence: null, source: null },
          ],
        },
      ],
    });
  },
  render: () => <RecruiterScene at={editAt(chosen.id)} dataProvider={provider} />,
  play: async ({ canvas, userEvent }) => {
    const importance = within(await canvas.findByRole('group', { name: 'Importance of Spanish' }));
    await userEvent.click(importance.getByRole('button', { name: 'Must have' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const asked = await screen.findByRole('dialog', { name: 'Save these criteria?' });
    const dialog = within(asked);
    await expect(
      await dialog.findByText(
        '1 person would fall out. 1 person would fit better. Of all people looking for work, 80 would fit instead of 120.',
      ),
    ).toBeVisible();
    const [first, second] = dialog.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ana Ruiz · On the list');
    await expect(first).toHaveTextContent('from Good fit to Limited fit');
    await expect(first).toHaveTextContent('Spanish: Does not meet · “Languages: English, French”');
    await expect(second).toHaveTextContent('Laminated dough is no longer asked for');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(provider.update).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const again = within(await screen.findByRole('dialog', { name: 'Save these criteria?' }));
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    await findToast('Pastry Chef is saved.');
    await expect(provider.criteriaEffect.mock.lastCall?.[0].body.criteria.at(-1)).toEqual({
      name: 'Spanish',
      importance: 'MUST_HAVE',
    });
  },
};

/** The other fields of a job are saved without a question. */
export const NoQuestionWithoutOtherCriteria: Story = {
  beforeEach: () => {
    provider = jobsInMemory([chosen]);
  },
  render: () => <RecruiterScene at={editAt(chosen.id)} dataProvider={provider} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await findToast('Pastry Chef II is saved.');
    await expect(provider.criteriaEffect).not.toHaveBeenCalled();
  },
};

/** Without an answer the line is left out, and everything else still works. */
export const ExpectedFitsFailing: Story = {
  parameters: { expectedConsole: [/too busy/] },
  beforeEach: () => {
    provider.expectFits.mockRejectedValue(problem('BUSY', 'The server is too busy just now.'));
  },
  render: editing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Use these' })).toBeVisible();
    await expect(canvas.queryByText(/people looking for work/)).toBeNull();
  },
};

/** A posting can be saved without proposals. */
export const ProposalsFailing: Story = {
  parameters: { expectedConsole: [/too many/] },
  beforeEach: () => {
    provider.proposeCriteria.mockRejectedValue(problem('TOO_MANY_REQUESTS', 'There were too many requests.'));
  },
  render: editing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing could be proposed just now/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeVisible();
  },
};

/** The server's objections stand at their fields too. */
export const RefusedByServer: Story = {
  parameters: { expectedConsole: [/Some fields are wrong/] },
  beforeEach: () => {
    provider.update.mockRejectedValue(
      problem('INVALID_FIELDS', 'Some fields are wrong.', {
        validThrough: 'The day the job was open until is past.',
      }),
    );
  },
  render: editing,
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Baker');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The day the job was open until is past.')).toBeVisible();
  },
};

/** Criteria read from the text are taken over; the stages stay as they are until they are unfolded. */
export const Edit: Story = {
  render: editing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these' }));
    await expect(canvas.getByRole('textbox', { name: 'Criterion 2' })).toHaveValue('Spanish');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Stages/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of stage 1' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await findToast('Pastry Chef is saved.');
    await expect(provider.update.mock.lastCall?.[1].data.criteria).toEqual(job.proposedCriteria);
  },
};

const editDraft = (values: object) =>
  localStorage.setItem(
    draftKey(sampleRecruiter().id, `job:${job.id}`),
    JSON.stringify({ at: Date.now(), values }),
  );
const editingAs: Story['render'] = () => (
  <RecruiterScene at={editAt(job.id)} dataProvider={provider} session={{ profile: sampleRecruiter() }} />
);

/** Changes that were typed before are back and count as unsaved, over a record that says something else elsewhere. */
export const EditDraftIsBack: Story = {
  beforeEach: () => {
    editDraft({ typed: { title: 'Head Pastry Chef' }, over: { title: job.title } });
  },
  render: editingAs,
  play: async ({ canvas, userEvent }) => {
    const title = () => canvas.findByRole('textbox', { name: /^Title/ });
    await waitFor(async () => expect(await title()).toHaveValue('Head Pastry Chef'));
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue(job.description);
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(canvas.getByText(/^Your draft from .+ is back\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await findToast('Head Pastry Chef is saved.');
    await expect(keptDrafts()).toEqual([]);
  },
};

/** Where the record was changed meanwhile, that is told, and one may have the record's words. */
export const EditDraftIsOld: Story = {
  beforeEach: () => {
    editDraft({ typed: { title: 'Head Pastry Chef' }, over: { title: 'Pastry Cook' } });
  },
  render: editingAs,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        /Changed elsewhere since then: Title\. If you save, your draft replaces that\.$/,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue(job.title));
    await expect(keptDrafts()).toEqual([]);
  },
};

/** Only the changed fields are kept, and none once they are as they were. */
export const EditDraftFollows: Story = {
  render: editingAs,
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, 's');
    await waitFor(() => expect(keptDrafts().join()).toContain('Pastry Chefs'));
    await expect(keptDrafts().join()).not.toContain(job.description);
    await userEvent.type(title, '{Backspace}');
    await waitFor(() => expect(keptDrafts()).toEqual([]));
  },
};

/** Another tab in which the same is typed keeps its own draft in place of this one. */
export const TypedInAnotherTab: Story = {
  render: editingAs,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Title/ });
    const key = draftKey(sampleRecruiter().id, `job:${job.id}`);
    typeInAnotherTab(key, 'Pastry Chef');
    await expect(
      await canvas.findByText('You are typing here in another tab, too. Only the draft typed last is kept.'),
    ).toBeVisible();
    typeInAnotherTab(key, null);
    await waitFor(() => expect(canvas.queryByText(/in another tab/)).toBeNull());
  },
};

export const EditLoading: Story = {
  beforeEach: () => {
    provider.getOne.mockImplementation(never);
  },
  render: editing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the job')).toBeInTheDocument();
  },
};

export const EditFailing: Story = {
  parameters: { expectedConsole: [/no such job/] },
  render: () => <RecruiterScene at={editAt('unknown')} dataProvider={provider} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such job.')).toBeVisible();
  },
};
