import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Conversation } from '../../resources/messages/Conversation.tsx';
import type { Message } from '../../schemas/message.ts';
import { draftKey } from '../../src/client/drafts.ts';
import { problem } from '../support/jobsInMemory.ts';
import { messagesInMemory, sampleMessage } from '../support/messagesInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { typeInAnotherTab } from '../support/typeInAnotherTab.ts';

let provider: ReturnType<typeof messagesInMemory>;

const answering = (messages: readonly Message[]) => () => {
  localStorage.removeItem(kept);
  provider = messagesInMemory('RECRUITER', messages);
};

const said = [
  sampleMessage(),
  sampleMessage({
    from: 'CANDIDATE',
    text: 'On Thursday, from six in the morning.\n\nIs there parking?',
    createdAt: '2026-11-12T10:30:00Z',
  }),
  sampleMessage({ text: 'Yes, behind the house. See you!', createdAt: '2026-11-13T08:15:00Z' }),
  sampleMessage({ from: 'CANDIDATE', text: '<b>Great</b>', createdAt: '2026-11-13T08:20:00Z' }),
];
const { jobId, candidateEmail } = sampleMessage();
/** Nobody is signed in here. */
const kept = draftKey('', `message:${jobId}:${candidateEmail}`);

export default {
  component: Conversation,
  title: 'Messages/Conversation',
  args: { jobId, candidateEmail, side: 'RECRUITER', other: 'Ana Silva' },
  beforeEach: answering(said),
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <Conversation {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof Conversation>;
type Story = StoryObj<typeof Conversation>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const bubbles = async (canvas: Canvas) =>
  within(await canvas.findByRole('log', { name: 'Messages' })).getAllByRole('listitem');

/** An answer by mail: the files that came with it are named, and none is kept. */
export const FilesNotTaken: Story = {
  beforeEach: answering([
    ...said.slice(0, 1),
    sampleMessage({
      from: 'CANDIDATE',
      text: 'Gladly. My certificates are attached.',
      filesNotTaken: ['Certificates.pdf', 'Photo.jpg'],
      createdAt: '2026-11-12T10:30:00Z',
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Not taken from the e-mail: Certificates.pdf, Photo.jpg'),
    ).toBeVisible();
  },
};

/** An answer between the lines of a quotation: its words are shown, and each quotation is unfolded in its place. */
export const Quotations: Story = {
  beforeEach: answering([
    ...said.slice(0, 1),
    sampleMessage({
      from: 'CANDIDATE',
      text: 'On Thursday.\n\nIs there parking?',
      parts: [
        { isQuoted: true, text: '> When could you come by for an hour in the bakery?' },
        { isQuoted: false, text: 'On Thursday.' },
        { isQuoted: true, text: '> Read and answer: https://hireday.example' },
        { isQuoted: false, text: 'Is there parking?' },
      ],
      createdAt: '2026-11-12T10:30:00Z',
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('On Thursday.')).toBeVisible();
    await expect(canvas.getByText('Is there parking?')).toBeVisible();
    const quotation = canvas.getByText('> When could you come by for an hour in the bakery?');
    await expect(quotation).not.toBeVisible();
    await userEvent.click(canvas.getAllByText('Quoted text')[0] as HTMLElement);
    await expect(quotation).toBeVisible();
    await expect(canvas.getByText(/^> Read and answer/)).not.toBeVisible();
  },
};

/** Who wrote what and when, by days; markup of users is text. Shown is read, up to the other side's newest. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const shown = await bubbles(canvas);
    await expect(shown.map((one) => one.querySelector('p')?.textContent?.split(' ·')[0])).toEqual([
      'You',
      'Ana Silva',
      'You',
      'Ana Silva',
    ]);
    await expect(canvas.getByText('Nov 12, 2026')).toBeVisible();
    await expect(canvas.getByText('<b>Great</b>')).toBeVisible();
    const marked = () => provider.markMessagesRead.mock.calls.map(([{ body }]) => body);
    await waitFor(() => expect(marked()).toEqual([{ messageId: said[3]?.id }]));
  },
};

/** The first message is written as any other; the keyboard sends it. */
export const FirstMessage: Story = {
  beforeEach: answering([]),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Message to Ana Silva' });
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(box, 'Good morning, Ana!{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Good morning, Ana!', { selector: 'li p' })).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(provider.markMessagesRead).not.toHaveBeenCalled();
  },
};

/** A text that was refused stays, and is sent once more under the same key. */
export const RefusedThenSent: Story = {
  play: async ({ canvas, userEvent }) => {
    provider.writeMessage.mockRejectedValueOnce(problem('BUSY', 'The server is too busy just now.'));
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, 'Bring your apron.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('The server is too busy just now.')).toBeVisible();
    await expect(box).toHaveValue('Bring your apron.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(box).toHaveValue(''));
    const keys = provider.writeMessage.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    await expect(keys).toEqual([keys[0], keys[0]]);
  },
};

/** A half-written text is there again when the conversation is. */
export const KeptDraft: Story = {
  beforeEach: () => {
    answering(said)();
    localStorage.setItem(kept, JSON.stringify({ at: Date.now(), values: 'Half a sent' }));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    await expect(box).toHaveValue('Half a sent');
    await userEvent.clear(box);
    await expect(localStorage.getItem(kept)).toBeNull();
  },
};

/** Written in another tab, too: each is told, and no longer once it is sent there. */
export const TypedInAnotherTab: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox');
    await expect(canvas.queryByText(/in another tab/)).toBeNull();
    typeInAnotherTab(kept, 'Half a sent');
    await expect(await canvas.findByText(/^You are typing here in another tab, too\./)).toBeVisible();
    typeInAnotherTab(kept, null);
    await waitFor(() => expect(canvas.queryByText(/in another tab/)).toBeNull());
  },
};

/** A text that another tab has sent is not offered once more; what was typed over it here stays. */
export const SentInAnotherTab: Story = {
  beforeEach: KeptDraft.beforeEach,
  play: async ({ canvas, userEvent, step }) => {
    const box = await canvas.findByRole('textbox');
    await step('a composer nobody has typed in follows, to its end', async () => {
      typeInAnotherTab(kept, 'Half a sentence, and its end.');
      await waitFor(() => expect(box).toHaveValue('Half a sentence, and its end.'));
      typeInAnotherTab(kept, null);
      await waitFor(() => expect(box).toHaveValue(''));
    });

    await step('the text that was typed here and sent there is gone as well', async () => {
      await userEvent.type(box, 'See you.');
      typeInAnotherTab(kept, null);
      await waitFor(() => expect(box).toHaveValue(''));
    });

    await step('another text stays, and sending it leaves alone what is typed there', async () => {
      await userEvent.type(box, 'Bring your apron.');
      typeInAnotherTab(kept, 'Bring a hat.');
      await expect(await canvas.findByText(/in another tab, too/)).toBeVisible();
      await expect(box).toHaveValue('Bring your apron.');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(box).toHaveValue(''));
      await expect(localStorage.getItem(kept)).toContain('Bring a hat.');
      typeInAnotherTab(kept, null);
    });
  },
};

export const Closed: Story = {
  args: { closed: 'They have withdrawn; only they can write now.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('They have withdrawn; only they can write now.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    answering([])();
    provider.messages.mockRejectedValue(problem('DATABASE_UNAVAILABLE', 'The database does not answer.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
