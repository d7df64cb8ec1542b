import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PanelScorecards } from '../../resources/scorecards/PanelScorecards.tsx';
import type { Scorecard } from '../../schemas/scorecard.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { sampleApplication } from '../support/sampleCandidate.ts';
import { sampleJob } from '../support/sampleJobs.ts';
import { sampleResults } from '../support/sampleResults.ts';
import { sampleScorecard, scorecardsInMemory } from '../support/scorecardsInMemory.ts';

let provider: ReturnType<typeof scorecardsInMemory>;

const answering =
  (...told: Scorecard[]) =>
  () => {
    provider = scorecardsInMemory(...told);
  };

const fit = { score: 78, band: 'GOOD' as const, criteria: sampleResults, summary: '' };
const theirs = sampleScorecard({
  authorName: 'Kim Ortega',
  recommendation: 'STRONG_YES',
  ratings: [
    { criterion: 'Laminated dough', rating: 4 },
    { criterion: 'Food safety certificate', rating: 2 },
  ],
  strengths: 'Folded a perfect croissant while we talked.',
});
const mine = sampleScorecard({
  ratings: [
    { criterion: 'Laminated dough', rating: 4 },
    { criterion: 'Spanish', rating: 3 },
  ],
  concerns: 'Has not worked nights so far.',
  isAfterReading: true,
});

export default {
  component: PanelScorecards,
  title: 'Scorecards/PanelScorecards',
  args: { application: sampleApplication({ fit }), job: sampleJob() },
  beforeEach: answering(),
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <PanelScorecards {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof PanelScorecards>;
type Story = StoryObj<typeof PanelScorecards>;

const dialogIn = async (element: HTMLElement, name: RegExp) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name }));

/** A card needs a recommendation; what was not seen stays unrated. */
export const Giving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give a scorecard' }));
    const dialog = await dialogIn(canvasElement, /Your scorecard for Ana Silva/);
    await userEvent.click(dialog.getByRole('button', { name: 'Give scorecard' }));
    await expect(await dialog.findByText('Choose one.')).toBeVisible();
    await userEvent.click(
      within(dialog.getByRole('group', { name: 'Recommendation' })).getByRole('button', { name: 'Yes' }),
    );
    const rating = (criterion: string, name: RegExp) =>
      within(dialog.getByRole('group', { name: criterion })).getByRole('button', { name });
    await userEvent.click(rating('Laminated dough', /^3 of 4/));
    await userEvent.click(rating('Spanish', /^2 of 4/));
    await userEvent.click(rating('Spanish', /^2 of 4/));
    await userEvent.type(dialog.getByRole('textbox', { name: /Strengths/ }), 'Calm under pressure.');
    await userEvent.click(dialog.getByRole('button', { name: 'Give scorecard' }));
    await waitFor(() => expect(provider.giveScorecard).toHaveBeenCalledOnce());
    await expect(provider.giveScorecard.mock.calls[0]?.[0]).toMatchObject({
      params: { stageId: 'screening' },
      body: {
        recommendation: 'YES',
        ratings: [{ criterion: 'Laminated dough', rating: 3 }],
        strengths: 'Calm under pressure.',
        concerns: null,
      },
    });
    const table = within(await canvas.findByRole('table', { name: 'Scorecards for Screening' }));
    await expect(table.getByRole('row', { name: /Laminated dough.*You/ })).toBeVisible();
    await expect(table.queryByText('Spanish')).toBeNull();
  },
};

/** The stage someone has left since can be chosen: a card is often written the day after. */
export const AnotherStage: Story = {
  beforeEach: answering(mine),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give a scorecard for another stage' }));
    const dialog = await dialogIn(canvasElement, /Your scorecard/);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Stage' }));
    const list = within(canvasElement.ownerDocument.body);
    await expect(list.queryByRole('option', { name: 'Screening' })).toBeNull();
    await expect(list.queryByRole('option', { name: 'Hired' })).toBeNull();
    await userEvent.click(await list.findByRole('option', { name: 'Interview' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Strong yes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give scorecard' }));
    await waitFor(() => expect(provider.giveScorecard.mock.calls[0]?.[0].params.stageId).toBe('interview'));
  },
};

/** Until their own is in, people see that others have, and not what they think. */
export const Blind: Story = {
  beforeEach: answering(theirs, sampleScorecard({ authorName: 'Corner Bakery', recommendation: 'NO' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      await canvas.findByText(/2 scorecards are in, from Kim Ortega and Corner Bakery\./),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Give your scorecard' }));
    const dialog = await dialogIn(canvasElement, /Your scorecard/);
    await expect(dialog.getByText('Stage: Screening')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give scorecard' }));
    await expect(await canvas.findByText('Folded a perfect croissant while we talked.')).toBeVisible();
  },
};

/** Each one's initials on the step they chose, beside what the resume shows. */
export const Together: Story = {
  beforeEach: answering(theirs, mine),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Scorecards for Screening' }));
    await expect(
      table.getByRole('row', { name: /Laminated dough Resume: Meets.*Kim Ortega.*You/ }),
    ).toBeVisible();
    await expect(canvas.getAllByText(/given after reading the others’/)).toHaveLength(1);
    const cells = within(table.getByRole('row', { name: /^Recommendation/ })).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      expect.stringMatching(/^$/),
      expect.stringMatching(/^$/),
      expect.stringContaining('You'),
      expect.stringContaining('Kim Ortega'),
    ]);
  },
};

/** One's own card can be changed, and deleted: then one is blind again. */
export const ChangingAndDeleting: Story = {
  beforeEach: answering(theirs, mine),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change your scorecard' }));
    const dialog = await dialogIn(canvasElement, /Your scorecard/);
    await expect(dialog.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: /Concerns/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(provider.giveScorecard.mock.calls[0]?.[0].body).toMatchObject({
        concerns: null,
        ratings: mine.ratings,
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete your scorecard' }));
    const asked = await dialogIn(canvasElement, /Delete your scorecard\?/);
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText(/A scorecard is in, from Kim Ortega\./)).toBeVisible();
  },
};

/** Once the application has ended all is read and nothing is written. */
export const Ended: Story = {
  args: { application: sampleApplication({ status: 'REJECTED', fit }) },
  beforeEach: answering(theirs, mine),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A refusal stands in the dialog, and what was written stays. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    provider.giveScorecard.mockRejectedValueOnce(
      problem('ILLEGAL_MOVE', 'This application has ended and cannot be changed any more.'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Give a scorecard' }));
    const dialog = await dialogIn(canvasElement, /Your scorecard/);
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give scorecard' }));
    await expect(await dialog.findByText(/This application has ended/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'No', pressed: true })).toBeVisible();
  },
};
