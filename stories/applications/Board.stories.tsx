import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { ApplicationBoard } from '../../resources/applications/board/ApplicationBoard.tsx';
import type { CandidateApplication } from '../../schemas/application.ts';
import { type BoardInMemory, boardInMemory } from '../support/boardInMemory.ts';
import { findToast } from '../support/findToast.ts';
import { problem } from '../support/jobsInMemory.ts';
import { sampleStanding } from '../support/picksInMemory.ts';
import { never } from '../support/provide.ts';
import { jobAt, RecruiterScene } from '../support/RecruiterScene.tsx';
import { daysFromNow, hoursFromNow, sampleApplication } from '../support/sampleCandidate.ts';
import { sampleJob } from '../support/sampleJobs.ts';

const job = sampleJob({ applicationsCount: 5, openings: 2 });

const at = (stageId: string, told: Partial<CandidateApplication>) => {
  const stageName = job.stages.find(({ id }) => id === stageId)?.name ?? stageId;
  const createdAt = hoursFromNow(-75);
  const history = [{ status: 'ACTIVE' as const, stageName, at: createdAt, by: 'ana@example.com' }];
  return sampleApplication({ jobId: job.id, stageId, stageName, createdAt, history, ...told });
};

const fit: CandidateApplication['fit'] = {
  score: 74,
  band: 'GOOD',
  summary: '1/1 must-haves',
  criteria: [
    {
      name: 'Laminated dough',
      importance: 'MUST_HAVE',
      outcome: 'MEETS',
      evidence: 'Four years of croissants at Mill & Stone',
      source: 'RESUME',
    },
  ],
};

const everybody = [
  at('applied', { candidateName: 'Ana Silva', answerBy: daysFromNow(3), fit }),
  at('applied', { candidateName: 'Ben Okafor', answerBy: daysFromNow(-4), source: 'INVITED', fit: null }),
  at('interview', { candidateName: 'Chloé Martin', headline: 'Baker and pastry chef with a love of rye' }),
  at('hired', { candidateName: 'Dev Patel', status: 'HIRED', answerBy: null }),
  at('screening', { candidateName: 'Edith Marlowe', status: 'WITHDRAWN', answerBy: null }),
];

let provider: BoardInMemory;

const boardOf = (applications: readonly CandidateApplication[]) => () => {
  provider = boardInMemory(job, applications);
};

export default {
  component: ApplicationBoard,
  title: 'Applications/Board',
  beforeEach: boardOf(everybody),
  render: () => <RecruiterScene at={`${jobAt(job.id)}?tab=applications`} dataProvider={provider} />,
} satisfies Meta<typeof ApplicationBoard>;
type Story = StoryObj<typeof ApplicationBoard>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const column = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name: new RegExp(`^${name}`) }));

const sent = () => provider.setApplicationStatus.mock.calls.map(([{ query }]) => query);

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Stages as columns; a promised answer whose day is over is marked. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const applied = await column(canvas, 'Applied');
    const names = applied.getAllByRole('listitem').map((card) => within(card).getAllByRole('button')[0]);
    await expect(names.map((name) => name?.textContent)).toEqual(['Ben Okafor', 'Ana Silva']);
    await expect(applied.getByText(/4 days late/)).toBeVisible();
    await expect(applied.getAllByText(/3 days here/)).toHaveLength(2);
    await expect((await column(canvas, 'Hired')).queryByRole('button', { name: /^Drag/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Rejected and withdrawn: 1' }));
    await expect(await canvas.findByRole('button', { name: 'Edith Marlowe' })).toBeVisible();
  },
};

/** A move shows at once; taken back in time it never leaves. */
/** Every applicant is judged by the job's criteria; who is not yet comes last. */
export const BestFitFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Best fit first' }));
    const applied = await column(canvas, 'Applied');
    const names = () =>
      applied.getAllByRole('listitem').map((one) => within(one).getAllByRole('button')[0]?.textContent);
    await waitFor(() => expect(names()).toEqual(['Ana Silva', 'Ben Okafor']));
  },
};

/** The evidence, what was offered and the pick stay with someone who accepted an invitation. */
export const InvitedPanel: Story = {
  beforeEach: () =>
    boardOf([
      at('interview', {
        candidateName: 'Chloé Martin',
        source: 'INVITED',
        fit,
        dailyCandidateId: job.id,
        invitation: {
          id: job.id,
          salaryMin: 42_000,
          salaryMax: 48_000,
          salaryCurrency: 'USD',
          salaryUnit: 'YEAR',
          message: 'Your croissants are known here. Shall we talk?',
          status: 'ACCEPTED',
          declineReason: null,
          answeredAt: '2026-11-12T09:00:00Z',
          expiresAt: daysFromNow(2),
          createdAt: hoursFromNow(-80),
        },
        elsewhere: [sampleStanding({ stageName: 'Offer' })],
      }),
    ])(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chloé Martin' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Chloé Martin' }));
    await expect(panel.getByText(/\$42,000–48,000 a year/)).toBeVisible();
    await expect(panel.getByText(/^In Offer for Baker/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'See the pick' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/daily-candidates/${job.id}/`),
    );
    await userEvent.click(panel.getByRole('button', { name: /Show in resume/ }));
    await expect(await panel.findByText(/Four years/, {}, { timeout: 10_000 })).toBeInTheDocument();
  },
};

export const MoveByMenuAndUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    const applied = await column(canvas, 'Applied');
    await userEvent.click(applied.getByRole('button', { name: 'Move Ana Silva' }));
    const menu = within(await screen.findByRole('menu', { name: 'Move Ana Silva' }));
    await expect(menu.getByRole('menuitem', { name: 'Applied' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Offer' }));
    const offer = await column(canvas, 'Offer');
    await waitFor(() => expect(offer.getByRole('button', { name: 'Ana Silva' })).toHaveFocus());
    const toast = await findToast(/^Ana Silva moved to Offer\./);
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await expect(await applied.findByRole('button', { name: 'Ana Silva' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    await expect(sent()).toEqual([]);
  },
};

/** Moving someone says that they get an e-mail, and offers to leave it out. */
export const MoveWithoutMail: Story = {
  play: async ({ canvas, userEvent }) => {
    const applied = await column(canvas, 'Applied');
    await userEvent.click(applied.getByRole('button', { name: 'Move Ana Silva' }));
    const menu = within(await screen.findByRole('menu', { name: 'Move Ana Silva' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Offer' }));
    const toast = await findToast('Ana Silva moved to Offer. They get an e-mail about it.');
    await userEvent.click(toast.getByRole('button', { name: 'Without e-mail' }));
    await waitFor(() => expect(sent()).toEqual([{ stageId: 'offer', notify: 'false' }]));
  },
};

/** Space picks a card up, arrows carry it from stage to stage, Space drops it; each step is said. */
export const DragWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const applied = await column(canvas, 'Applied');
    applied.getByRole('button', { name: 'Drag Ana Silva' }).focus();
    await userEvent.keyboard('[Space]');
    await expect(await screen.findByText('Ana Silva is over Applied.')).toBeInTheDocument();
    await userEvent.keyboard('[ArrowRight]');
    await expect(await screen.findByText('Ana Silva is over Screening.')).toBeInTheDocument();
    await userEvent.keyboard('[ArrowRight]');
    await expect(await screen.findByText('Ana Silva is over Assessment.')).toBeInTheDocument();
    await userEvent.keyboard('[Space]');
    const assessment = await column(canvas, 'Assessment');
    await expect(await assessment.findByRole('button', { name: 'Ana Silva' })).toBeVisible();
    await waitFor(() => expect(assessment.getByRole('button', { name: 'Drag Ana Silva' })).toHaveFocus());
    await waitFor(() => expect(sent()).toEqual([{ stageId: 'assessment' }]));
  },
};

export const KeyboardDragGivenUp: Story = {
  play: async ({ canvas, userEvent }) => {
    const applied = await column(canvas, 'Applied');
    applied.getByRole('button', { name: 'Drag Ana Silva' }).focus();
    await userEvent.keyboard('[Space]');
    await screen.findByText('Ana Silva is over Applied.');
    await userEvent.keyboard('[ArrowRight]');
    await screen.findByText('Ana Silva is over Screening.');
    await userEvent.keyboard('[Escape]');
    await expect(await screen.findByText('Ana Silva put back.')).toBeInTheDocument();
    await expect(applied.getByRole('button', { name: 'Ana Silva' })).toBeVisible();
  },
};

const hireDialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name: `Hire ${name}?` }));

/** Dropped where people are hired, a card is hired once that is confirmed. */
export const DragWithTheMouse: Story = {
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('button', { name: 'Chloé Martin' })).closest('li');
    const target = await canvas.findByRole('region', { name: /^Hired/ });
    if (!card) throw new Error('There is no card.');
    const from = middleOf(card);
    fireEvent.mouseDown(card, { button: 0, ...from });
    fireEvent.mouseMove(document, { clientX: from.clientX + 12, clientY: from.clientY });
    await screen.findByText('Chloé Martin is over Interview.');
    fireEvent.mouseMove(document, middleOf(target));
    await screen.findByText('Chloé Martin is over Hired.');
    fireEvent.mouseUp(document, middleOf(target));
    const dialog = await hireDialog('Chloé Martin');
    await expect(dialog.getByText('This fills the last of 2 openings.')).toBeVisible();
    await expect(dialog.getByText('2 other applicants still wait for your answer.')).toBeVisible();
    await expect(sent()).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Hire' }));
    await findToast(/^Chloé Martin is hired\./);
    await expect(within(target).getByRole('button', { name: 'Chloé Martin' })).toBeVisible();
    await waitFor(() => expect(sent()).toEqual([{ status: 'HIRED' }]));
  },
};

/** A dialog that is closed leaves everything as it is, by keyboard too; the mail can be read, or left out. */
export const AskedBeforeAHire: Story = {
  play: async ({ canvas, userEvent }) => {
    const begin = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Move Chloé Martin' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Hired' }));
      return hireDialog('Chloé Martin');
    };
    await begin();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      (await column(canvas, 'Interview')).getByRole('button', { name: 'Chloé Martin' }),
    ).toBeVisible();
    const dialog = await begin();
    await userEvent.click(dialog.getByRole('button', { name: 'See the e-mail' }));
    await expect(await dialog.findByRole('article')).toHaveTextContent('Your application: HIRED');
    await userEvent.click(dialog.getByRole('switch', { name: 'Send an e-mail' }));
    await expect(dialog.queryByRole('article')).toBeNull();
    await userEvent.keyboard('{Enter}');
    const toast = await findToast('Chloé Martin is hired. They get no e-mail.');
    await expect(sent()).toEqual([]);
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await expect(
      await (await column(canvas, 'Interview')).findByRole('button', { name: 'Chloé Martin' }),
    ).toBeVisible();
  },
};

/** Carried there by keyboard, a card asks as well; one that is not hired is back where it was, and so is the focus. */
export const HireGivenUpByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const interview = await column(canvas, 'Interview');
    interview.getByRole('button', { name: 'Drag Chloé Martin' }).focus();
    await userEvent.keyboard('[Space]');
    await screen.findByText('Chloé Martin is over Interview.');
    await userEvent.keyboard('[ArrowRight]');
    await screen.findByText('Chloé Martin is over Offer.');
    await userEvent.keyboard('[ArrowRight]');
    await screen.findByText('Chloé Martin is over Hired.');
    await userEvent.keyboard('[Space]');
    await hireDialog('Chloé Martin');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(interview.getByRole('button', { name: 'Chloé Martin' })).toBeVisible();
    await waitFor(() => expect(interview.getByRole('button', { name: 'Drag Chloé Martin' })).toHaveFocus());
    await expect(screen.queryByText(/is hired/)).toBeNull();
    await expect(sent()).toEqual([]);
  },
};

/** A finger that rests picks a card up; one that moves on scrolls. */
export const DragByTouch: Story = {
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('button', { name: 'Chloé Martin' })).closest('li');
    const target = await canvas.findByRole('region', { name: /^Offer/ });
    if (!card) throw new Error('There is no card.');
    const touch = (point: { clientX: number; clientY: number }) => ({
      touches: [new Touch({ identifier: 1, target: card, ...point })],
      changedTouches: [new Touch({ identifier: 1, target: card, ...point })],
    });
    fireEvent.touchStart(card, touch(middleOf(card)));
    await screen.findByText('Chloé Martin is over Interview.');
    fireEvent.touchMove(card, touch(middleOf(target)));
    await screen.findByText('Chloé Martin is over Offer.');
    fireEvent.touchEnd(card, { changedTouches: touch(middleOf(target)).changedTouches, touches: [] });
    await expect(await within(target).findByRole('button', { name: 'Chloé Martin' })).toBeVisible();
  },
};

/** Rejecting takes a reason in words; the mail can be left out. */
export const Reject: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Ben Okafor' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Ben Okafor?' }));
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'We need somebody for nights.');
    await userEvent.click(dialog.getByRole('switch', { name: 'Send an e-mail' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await expect(await canvas.findByRole('button', { name: 'Rejected and withdrawn: 2' })).toBeVisible();
    const reason = 'We need somebody for nights.';
    await waitFor(() => expect(sent()).toEqual([{ status: 'REJECTED', reason, notify: 'false' }]));
  },
};

/** The candidate withdrew meanwhile: the card goes where it belongs, and why is said. */
export const Refused: Story = {
  parameters: { expectedConsole: [/has ended/] },
  beforeEach: () => {
    provider.setApplicationStatus.mockRejectedValue(problem('ILLEGAL_MOVE', 'This application has ended.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Ana Silva' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Screening' }));
    await waitFor(() => findToast('Ana Silva stays as before. This application has ended.'));
    const applied = await column(canvas, 'Applied');
    await expect(await applied.findByRole('button', { name: 'Ana Silva' })).toBeVisible();
  },
};

/** A card opens beside the board; which one stands in the address. */
export const Panel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ana Silva' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Ana Silva' }));
    await expect(panel.getByText('I bake at home too.')).toBeVisible();
    await expect(await panel.findByText('Sourdough')).toBeVisible();
    await expect(panel.getByText('Applied', { selector: 'li span' })).toBeVisible();
    const why = within(panel.getByRole('region', { name: 'Why this candidate' }));
    await expect(why.getByRole('img', { name: 'Good fit, score 74 of 100' })).toBeVisible();
    await expect(why.getByText(/Four years of croissants/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show the resume' }));
    await expect(await panel.findByText('Page 1 of 1')).toBeVisible();
    await expect(screen.getByTestId('address').dataset.at).toMatch(/tab=applications&application=/);
    await userEvent.click(panel.getByRole('button', { name: 'Hire' }));
    await userEvent.click((await hireDialog('Ana Silva')).getByRole('button', { name: 'Hire' }));
    await findToast(/^Ana Silva is hired\./);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await column(canvas, 'Hired')).getByRole('button', { name: 'Ana Silva' })).toBeVisible();
  },
};

/** On a phone one stage is shown at a time, and nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'Applied 2' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ana Silva' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Interview' }));
    await userEvent.click(await canvas.findByRole('tab', { name: 'Interview 2' }));
    await expect(await canvas.findByRole('button', { name: 'Ana Silva' })).toBeVisible();
  },
};

const late = [at('interview', { candidateName: 'Chloé Martin' })];

/** The strip of stages stands where the cards below belong, however far to the side that is. */
export const PhoneStripInStep: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: boardOf(late),
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Interview 1' });
    await waitFor(() => {
      const { left, right } = tab.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};

/** Leaving the product within the time for undoing sends the move, and the toast does not send it again. */
export const LeavingSendsTheMove: Story = {
  play: async ({ canvas, userEvent }) => {
    const applied = await column(canvas, 'Applied');
    await userEvent.click(applied.getByRole('button', { name: 'Move Ana Silva' }));
    const menu = within(await screen.findByRole('menu', { name: 'Move Ana Silva' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Offer' }));
    await findToast(/^Ana Silva moved to Offer\./);
    fireEvent(window, new PageTransitionEvent('pagehide'));
    await waitFor(() => expect(sent()).toEqual([{ stageId: 'offer' }]));
    await expect(provider.setApplicationStatus.mock.lastCall?.[0].keepalive).toBe(true);
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    await expect(sent()).toHaveLength(1);
  },
};

/** A board that was asked for before a move, and comes after it, does not put the card back. */
export const MovedWhileAsking: Story = {
  play: async ({ canvas, userEvent }) => {
    const asked = () =>
      provider.getList.mock.calls.filter(([resource]) => resource === 'applications').length;
    const usual = provider.getList.getMockImplementation();
    const applied = await column(canvas, 'Applied');
    const before = asked();
    const { promise, resolve: come } = Promise.withResolvers<void>();
    provider.getList.mockImplementation(async (resource, params) => {
      const answer = await usual?.(resource, params);
      if (resource === 'applications' && asked() === before + 1) await promise;
      return answer;
    });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await userEvent.click(applied.getByRole('button', { name: 'Move Ana Silva' }));
    const menu = within(await screen.findByRole('menu', { name: 'Move Ana Silva' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Offer' }));
    const toast = await findToast(/^Ana Silva moved to Offer\./);
    await userEvent.click(toast.getByRole('button', { name: 'Without e-mail' }));
    await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    come();
    await waitFor(() => expect(asked()).toBe(before + 2));
    await expect((await column(canvas, 'Offer')).getByText('Ana Silva')).toBeVisible();
    await expect(applied.queryByText('Ana Silva')).toBeNull();
  },
};

/** A move whose time for undoing is over and that waits for one before it goes out as well, once. */
export const LeavingSendsThoseInLine: Story = {
  play: async ({ canvas, userEvent }) => {
    const { promise: first, resolve: answer } = Promise.withResolvers<void>();
    const usual = provider.setApplicationStatus.getMockImplementation();
    provider.setApplicationStatus.mockImplementationOnce(async (args) => {
      await first;
      return usual?.(args);
    });
    const move = async (name: string, to: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Move ${name}` }));
      const menu = within(await screen.findByRole('menu', { name: `Move ${name}` }));
      await userEvent.click(menu.getByRole('menuitem', { name: to }));
      const toast = await findToast(new RegExp(`^${name} moved to ${to}`));
      await userEvent.click(toast.getByRole('button', { name: 'Without e-mail' }));
      await waitFor(() => expect(document.querySelector('[data-toast]')).toBeNull());
    };
    const stages = () => sent().map(({ stageId }) => stageId);
    await move('Ana Silva', 'Offer');
    await move('Ben Okafor', 'Screening');
    await expect(stages()).toEqual(['offer']);
    fireEvent(window, new PageTransitionEvent('pagehide'));
    await waitFor(() => expect(stages()).toEqual(['offer', 'screening']));
    await expect(provider.setApplicationStatus.mock.lastCall?.[0].keepalive).toBe(true);
    answer();
    await move('Chloé Martin', 'Assessment');
    await waitFor(() => expect(stages()).toEqual(['offer', 'screening', 'assessment']));
  },
};

/** Dropped on the name of another stage, a card goes there. */
export const PhoneKeyboardDrag: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Drag Ana Silva' })).focus();
    await userEvent.keyboard('[Space]');
    await screen.findByText('Ana Silva is over Applied.');
    await userEvent.keyboard('[ArrowRight]');
    await screen.findByText('Ana Silva is over Screening.');
    await userEvent.keyboard('[Space]');
    await expect(await canvas.findByRole('tab', { name: 'Screening 1' })).toBeVisible();
  },
};

const chloe = everybody.find(({ candidateName }) => candidateName === 'Chloé Martin');

/** A link to one application finds it open, and keyboard users go on from its card. */
export const CameForOne: Story = {
  render: () => (
    <RecruiterScene
      at={`${jobAt(job.id)}?tab=applications&application=${chloe?.id}`}
      dataProvider={provider}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Chloé Martin' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Chloé Martin' })).toHaveFocus());
  },
};

/** On a phone its stage is the one that is shown. */
export const PhoneCameForOne: Story = {
  ...CameForOne,
  globals: { viewport: { value: 'mobile1' } },
};

export const Empty: Story = {
  beforeEach: boardOf([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invite from the daily lists' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    provider.getList.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the applications')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/away/] },
  beforeEach: () => {
    provider.getList.mockRejectedValueOnce(problem('DATABASE_UNAVAILABLE', 'The database is away.'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The database is away.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Ana Silva' })).toBeVisible();
  },
};
