import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { NoticesButton } from '../../resources/notices/NoticesButton.tsx';
import type { Notice } from '../../schemas/notice.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const idOf = (n: number) => `01930000-0000-7000-8000-00000000000${n}`;

const sample = (n: number, told: Partial<Notice>): Notice => ({
  ...{
    id: idOf(n),
    kind: 'APPLICANT',
    jobId: idOf(9),
    jobTitle: 'Baker',
    employerName: 'Corner Bakery',
    candidateEmail: 'ana@example.com',
  },
  ...{ candidateName: 'Ana Silva', applicationId: idOf(8), dailyCandidateId: null, count: 1 },
  ...{ createdAt: '2026-11-12T09:00:00Z', readAt: null, ...told },
});
const noOne = {
  jobId: null,
  jobTitle: null,
  employerName: null,
  candidateEmail: null,
  candidateName: null,
  applicationId: null,
};

const several = [
  sample(1, { kind: 'PICKS', ...noOne, count: 12 }),
  sample(2, { kind: 'MESSAGE', count: 3 }),
  sample(3, {}),
  sample(4, { kind: 'ANSWERS_DUE', ...noOne, count: 2, readAt: '2026-11-12T10:00:00Z' }),
  sample(5, { kind: 'INVITATION_ANSWERED', readAt: '2026-11-12T10:00:00Z' }),
  sample(6, { kind: 'JOB_OFFER_ANSWERED', readAt: '2026-11-12T10:00:00Z' }),
];

function inMemory(notices: readonly Notice[]) {
  let kept = [...notices];
  const read = (ids: readonly string[]) => {
    kept = kept.map((one) => (ids.includes(one.id) ? { ...one, readAt: '2026-11-12T11:00:00Z' } : one));
  };
  return {
    notices: fn(async () => kept),
    unreadNotices: fn(async () => ({ unreadCount: kept.filter(({ readAt }) => readAt === null).length })),
    markNoticeRead: fn(async ({ params }: { params: { id: string } }) => read([params.id])),
    markNoticesRead: fn(async (_: { body: { noticeId: string } }) => read(kept.map(({ id }) => id))),
  };
}
let provider: ReturnType<typeof inMemory>;
const answering = (notices: readonly Notice[]) => () => {
  provider = inMemory(notices);
};

export default {
  component: NoticesButton,
  title: 'Notices/List',
  beforeEach: answering(several),
  args: { role: 'RECRUITER' },
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <NoticesButton {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof NoticesButton>;
type Story = StoryObj<typeof NoticesButton>;

type Play = Parameters<NonNullable<Story['play']>>[0];

/** The panel stands outside of the scene's own element. */
async function open({ canvas, canvasElement, userEvent }: Play, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Notices' }));
}

/** Each says what happened and leads there; what is unread is told in words as well. */
export const Several: Story = {
  play: async (scene) => {
    const panel = await open(scene, /^Notices: 3 unread$/);
    const [picks, messages] = await panel.findAllByRole('link', { name: /^Unread:/ });
    await expect(picks).toHaveTextContent('12 daily candidates to look at');
    await expect(picks).toHaveAttribute('href', '/dashboard/recruiter/queue/');
    await expect(messages).toHaveTextContent('3 messages from Ana Silva');
    await expect(messages?.getAttribute('href')).toContain(`application=${idOf(8)}`);
  },
};

/** All are read at once, up to the newest that was shown. */
export const AllRead: Story = {
  play: async (scene) => {
    const panel = await open(scene, /^Notices: 3 unread$/);
    await scene.userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(panel.queryAllByText('Unread:')).toHaveLength(0));
    await expect(provider.markNoticesRead).toHaveBeenCalledWith({ body: { noticeId: idOf(1) } });
    await expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

/** Opening one reads it, and the panel makes room for its page. */
export const OneOpened: Story = {
  play: async (scene) => {
    const panel = await open(scene, /^Notices: 3 unread$/);
    await scene.userEvent.click(await panel.findByRole('link', { name: /Ana Silva applied/ }));
    await expect(await scene.canvas.findByRole('button', { name: 'Notices: 2 unread' })).toBeVisible();
    await expect(provider.markNoticeRead).toHaveBeenCalledWith({ params: { id: idOf(3) } });
  },
};

/** A candidate's own: the employer is named, and each leads to their own pages. */
export const OfCandidate: Story = {
  args: { role: 'CANDIDATE' },
  beforeEach: answering([
    sample(1, { kind: 'INTERVIEW_AHEAD' }),
    sample(2, { kind: 'JOB_OFFER' }),
    sample(3, { kind: 'INVITED', applicationId: null }),
    sample(4, { kind: 'PICKED', applicationId: null }),
    sample(5, { kind: 'MESSAGE', count: 2, readAt: '2026-11-12T10:00:00Z' }),
  ]),
  play: async (scene) => {
    const panel = await open(scene, /^Notices: 4 unread$/);
    const offer = await panel.findByRole('link', { name: /Corner Bakery offers you the job/ });
    await expect(offer).toHaveAttribute('href', `/dashboard/candidate/applications/?application=${idOf(8)}`);
    const picked = panel.getByRole('link', { name: /Corner Bakery picked you/ });
    await expect(picked).toHaveAttribute('href', '/dashboard/candidate/');
    await expect(panel.getByText('2 messages from Corner Bakery')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Choose what you are told of' })).toHaveAttribute(
      'href',
      '/dashboard/candidate/profile/?edit=notices',
    );
  },
};

/** An employer's: each leads to where it is seen to. */
export const OfEmployer: Story = {
  args: { role: 'EMPLOYER' },
  beforeEach: answering([
    sample(1, { kind: 'RECRUITER_WAITING', ...noOne, count: 2 }),
    sample(2, { kind: 'ANSWERS_OVERDUE', ...noOne, count: 14 }),
    sample(3, { kind: 'WEBHOOK_OFF', ...noOne }),
    sample(4, { kind: 'PLAN_ENDS', ...noOne }),
  ]),
  play: async (scene) => {
    const panel = await open(scene, /^Notices: 4 unread$/);
    const places = [
      [/2 recruiters wait for your approval/, '/dashboard/employer/recruiters/'],
      [/14 answers to applicants are overdue/, '/dashboard/employer/recruiters/'],
      [/A program of yours is not told/, '/dashboard/employer/software/'],
      [/Your plan ends soon/, '/dashboard/employer/subscription/'],
    ] as const;
    for (const [name, href] of places)
      await expect(await panel.findByRole('link', { name })).toHaveAttribute('href', href);
  },
};

export const Empty: Story = {
  beforeEach: answering([]),
  play: async (scene) => {
    const panel = await open(scene, /^Notices$/);
    await expect(await panel.findByText('Nothing new')).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: () => {
    provider = inMemory(several);
    provider.notices.mockRejectedValueOnce(problem('BUSY', 'The server is too busy just now.'));
  },
  play: async (scene) => {
    const panel = await open(scene, /^Notices/);
    await scene.userEvent.click(await panel.findByRole('button', { name: /again/i }));
    await expect(await panel.findByText('12 daily candidates to look at')).toBeVisible();
  },
};
