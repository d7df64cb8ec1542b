import { fn } from 'storybook/test';
import type { Message, MessageSide } from '../../schemas/message.ts';

let written = 0;
function nextId() {
  written += 1;
  return `01930000-0000-7000-8000-${String(written).padStart(12, '0')}`;
}

const between = { jobId: nextId(), candidateEmail: 'ana@example.com' };

/** A message as the API answers it. */
export const sampleMessage = (told: Partial<Message> = {}): Message => ({
  ...{ id: nextId(), ...between },
  from: 'RECRUITER',
  authorName: told.from === 'CANDIDATE' ? 'Ana Silva' : 'Dana Reyes',
  text: 'When could you come by for an hour in the bakery?',
  parts: [],
  filesNotTaken: [],
  sentFrom: null,
  createdAt: '2026-11-12T09:00:00Z',
  ...told,
});

/** One conversation, and the next message of one side. @param messages oldest first */
export function messagesInMemory(side: MessageSide, messages: readonly Message[]) {
  const kept = [...messages];
  return {
    messages: fn(async () => kept.toReversed()),
    markMessagesRead: fn(async (_: { body: { messageId: string } }): Promise<void> => undefined),
    writeMessage: fn(async ({ body }: { body: { text: string }; idempotencyKey: string }) => {
      const message = sampleMessage({ from: side, text: body.text, createdAt: new Date().toISOString() });
      kept.push(message);
      return message;
    }),
  };
}
