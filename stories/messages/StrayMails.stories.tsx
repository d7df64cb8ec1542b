import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { StrayMails } from '../../resources/messages/StrayMails.tsx';
import type { StrayMail } from '../../schemas/strayMail.ts';
import { sampleMessage } from '../support/messagesInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const { jobId, candidateEmail } = sampleMessage();

let ids = 0;
const sampleStray = (more: Partial<StrayMail>): StrayMail => {
  ids += 1;
  return {
    ...{ id: `01930000-0000-7000-9000-${String(ids).padStart(12, '0')}`, jobId, candidateEmail },
    ...{ jobTitle: 'Baker', candidateName: 'Ana Silva', writer: 'CANDIDATE', isOwn: false },
    ...{ sender: candidateEmail, subject: 'Re: Dana Reyes wrote to you about Baker', reason: 'AUTOMATIC' },
    ...{ text: null, parts: [], filesNotTaken: [], mayAdd: false, receivedAt: '2026-11-12T10:30:00Z' },
    ...more,
  };
};

const elsewhere = sampleStray({
  ...{ reason: 'OTHER_ADDRESS', sender: 'ana.silva.privat@a-rather-long-name-of-a-provider.example' },
  text: 'On Thursday, from six in the morning.\n\nIs there parking?',
  parts: [
    { isQuoted: false, text: 'On Thursday, from six in the morning.\n\nIs there parking?' },
    { isQuoted: true, text: '> When could you come by for an hour in the bakery?' },
  ],
  mayAdd: true,
});
const all = [
  elsewhere,
  sampleStray({ text: 'I am away until December 7.', mayAdd: true }),
  sampleStray({
    ...{ reason: 'TOO_LARGE', text: 'My certificates are attached. '.repeat(40).trim(), mayAdd: true },
    filesNotTaken: ['Certificates.pdf', 'Photo.jpg'],
  }),
  sampleStray({ reason: 'NO_WORDS', filesNotTaken: ['Voice message.m4a'] }),
  sampleStray({ reason: 'UNREADABLE', sender: null, subject: null }),
];

let calls = { addStrayMail: fn(), deleteStrayMail: fn() };

const scene = (mails: readonly StrayMail[]) => () => {
  const kept = new Map(mails.map((mail) => [mail.id, mail]));
  const taken = async ({ params: { id } }: { params: { id: string } }) => {
    kept.delete(id);
    return sampleMessage({ from: 'CANDIDATE' });
  };
  calls = { addStrayMail: fn(taken), deleteStrayMail: fn(taken) };
  provider = { strayMails: fn(async () => [...kept.values()]), ...calls };
};
let provider: Record<string, ReturnType<typeof fn>> = {};

export default {
  component: StrayMails,
  title: 'Messages/StrayMails',
  args: { between: { jobId, candidateEmail } },
  beforeEach: scene(all),
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <StrayMails {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof StrayMails>;
type Story = StoryObj<typeof StrayMails>;

/** Each says why it became no message and how long it is kept; what it quotes is folded. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const mails = await canvas.findAllByRole('article');
    await expect(mails).toHaveLength(all.length);
    await expect(canvas.getByText(/^From another address than the account’s/)).toBeVisible();
    await expect(canvas.getByText(/^On Thursday, from six/)).toBeVisible();
    await expect(canvas.getByText(/^> When could you come/)).not.toBeVisible();
    await expect(canvas.getByText('An e-mail became no message')).toBeVisible();
    await expect(canvas.getAllByText('Its words could not be read.')).toHaveLength(1);
    await expect(canvas.getAllByText('Kept until Dec 12, 2026.')).toHaveLength(all.length);
    await expect(canvas.getAllByRole('button', { name: 'Add it to the conversation' })).toHaveLength(3);
  },
};

/** Added to the conversation, it is gone from here. */
export const Added: Story = {
  beforeEach: scene([elsewhere]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add it to the conversation' }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await expect(calls.addStrayMail).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: elsewhere.id } }),
    );
  },
};

/** It is deleted only after a question. */
export const Deleted: Story = {
  beforeEach: scene([elsewhere]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(calls.deleteStrayMail).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this e-mail?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
  },
};

/** Above a company's recruiters each names whose conversation it is of, where there is one. */
export const OfCompany: Story = {
  args: { isAll: true },
  beforeEach: scene([
    elsewhere,
    sampleStray({
      reason: 'NO_CONVERSATION',
      jobId: null,
      jobTitle: null,
      candidateName: null,
      text: 'Yes.',
    }),
  ]),
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <StrayMails isAll={args.isAll ?? false} />
    </StoryAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ana Silva · Baker')).toBeVisible();
    await expect(canvas.getByText(/^The conversation is over for its writer/)).toBeVisible();
  },
};
