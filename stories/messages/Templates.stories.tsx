import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Conversation } from '../../resources/messages/Conversation.tsx';
import type { MessageTemplate } from '../../schemas/messageTemplate.ts';
import { draftKey } from '../../src/client/drafts.ts';
import { problem } from '../support/jobsInMemory.ts';
import { messagesInMemory, sampleMessage } from '../support/messagesInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { sampleJob } from '../support/sampleJobs.ts';
import { sampleCandidate, sampleRecruiter } from '../support/samplePeople.ts';
import { listTemplates, sampleTemplate } from '../support/templatesInMemory.ts';

const { jobId, candidateEmail } = sampleMessage();
const writer = sampleRecruiter({ recruiterFirstName: 'Dana', recruiterLastName: 'Reyes' });
const kept = draftKey(writer.id, `message:${jobId}:${candidateEmail}`);

const parking = sampleTemplate();
const everything = sampleTemplate({
  name: 'Everything',
  text: '{{candidateName}}: {{jobTitle}} at {{company}}. {{ recruiterName }}',
});

let provider: ReturnType<typeof messagesInMemory> & Record<string, unknown>;

/** A conversation with templates at hand. */
const answering =
  (templates: readonly MessageTemplate[], more: Record<string, unknown> = {}) =>
  () => {
    localStorage.removeItem(kept);
    provider = {
      ...messagesInMemory('RECRUITER', []),
      messageTemplates: listTemplates(templates),
      candidate: async () => sampleCandidate({ candidateFirstName: 'Ana María', candidateLastName: 'Silva' }),
      job: async () => sampleJob({ title: 'Baker', employerName: 'Corner $& Bakery' }),
      ...more,
    };
  };

export default {
  component: Conversation,
  title: 'Messages/Templates',
  args: { jobId, candidateEmail, side: 'RECRUITER', other: 'Ana María Silva' },
  beforeEach: answering([everything, parking]),
  render: (args) => (
    <StoryAdmin dataProvider={provider} session={{ profile: writer }}>
      <Conversation {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof Conversation>;
type Story = StoryObj<typeof Conversation>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the menu. @returns its lines */
async function open(canvas: Canvas, click: (element: HTMLElement) => Promise<void>) {
  await click(await canvas.findByRole('button', { name: 'Templates' }));
  const menu = within(await screen.findByRole('menu', { name: 'Templates' }));
  await menu.findByRole('menuitem', { name: /Silva|There are no|too busy/ });
  return menu.getAllByRole('menuitem');
}

const choose = async (canvas: Canvas, click: (element: HTMLElement) => Promise<void>, name: RegExp) => {
  const line = (await open(canvas, click)).find(({ textContent }) => name.test(textContent));
  if (!line) throw new Error(`No template is called ${name}.`);
  await click(line);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

/** Each line begins as the message would; the chosen one stands in the box, where one goes on typing. */
export const Inserted: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox');
    await choose(canvas, userEvent.click, /^Everything/);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue('Ana María Silva: Baker at Corner $& Bakery. Dana Reyes');
    await userEvent.keyboard('!');
    await expect(localStorage.getItem(kept)).toMatch(/Dana Reyes!"\}$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(provider.writeMessage).toHaveBeenCalledOnce());
    await waitFor(() => expect(box).toHaveValue(''));
  },
};

/** Where someone was typing, and instead of what was selected. */
export const AtTheCaret: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(box, 'One HERE two');
    box.setSelectionRange(4, 8);
    await choose(canvas, userEvent.click, /^Everything/);
    await waitFor(() => expect(box.value).toMatch(/^One Ana María Silva: .* Dana Reyes two$/));
    await expect(box.value.slice(box.selectionEnd)).toBe(' two');
  },
};

/** A fact that is not known leaves its field in sight, and the message unsent. */
export const FactMissing: Story = {
  beforeEach: answering([everything], {
    job: async () => {
      throw problem('NOT_FOUND', 'There is no such job.');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole<HTMLTextAreaElement>('textbox');
    await choose(canvas, userEvent.click, /^Everything/);
    await expect(box).toHaveValue('Ana María Silva: {{jobTitle}} at {{company}}. Dana Reyes');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(
      await canvas.findByText('Fill in or take out {{jobTitle}}, {{company}} before you send this.'),
    ).toBeVisible();
    await expect(provider.writeMessage).not.toHaveBeenCalled();
    // The first one is selected, to be typed over.
    await userEvent.keyboard('Baker');
    await expect(box.value).toMatch(/^Ana María Silva: Baker at \{\{company\}\}/);
    await expect(canvas.queryByText(/^Fill in or take out/)).toBeNull();
  },
};

/** A template that would not fit is not put in. */
export const TooLong: Story = {
  beforeEach: () => {
    answering([everything])();
    localStorage.setItem(kept, JSON.stringify({ at: Date.now(), values: 'x'.repeat(3990) }));
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole<HTMLTextAreaElement>('textbox');
    await choose(canvas, userEvent.click, /^Everything/);
    await expect(
      await canvas.findByText('With this template the text would be 44 characters too long.'),
    ).toBeVisible();
    await expect(box.value).toHaveLength(3990);
  },
};

/** Escape closes the menu and leaves everything as it was. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Templates' })).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const NoneYet: Story = {
  beforeEach: answering([]),
  play: async ({ canvas, userEvent }) => {
    const [line] = await open(canvas, userEvent.click);
    await expect(line).toHaveTextContent('There are no templates yet.');
  },
};

export const Failed: Story = {
  beforeEach: answering([], {
    messageTemplates: async () => {
      throw problem('BUSY', 'The server is too busy just now.');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const [line] = await open(canvas, userEvent.click);
    await expect(line).toHaveTextContent('The server is too busy just now.');
  },
};

/** Candidates write without them. */
export const NoneForCandidates: Story = {
  args: { side: 'CANDIDATE', other: 'Corner Bakery' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Templates' })).toBeNull();
  },
};
