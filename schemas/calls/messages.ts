/** Messages between candidates and recruiters; a thread is one candidate and one job. */
import { z } from 'zod';
import { MessagesFields } from '../atOnce.ts';
import { count, email, id } from '../base/fields.ts';
import { Message, MessageFields, MessageThread } from '../message.ts';
import type { Call } from './call.ts';
import { listQuery, many } from './listQuery.ts';

const byThread = z.strictObject({ jobId: id, email: email('Candidate') });

export const messagesCalls = {
  messageThreads: {
    method: 'GET',
    path: '/message-threads',
    tag: 'messages',
    may: 'messages.list',
    summary: 'Threads with at least one message, the latest first.',
    query: listQuery(['latestAt'], { jobId: many(id).optional() }),
    answer: z.array(MessageThread),
    list: 'threads',
    extension: true,
  },
  unreadMessages: {
    method: 'GET',
    path: '/unread-messages',
    tag: 'messages',
    may: 'messages.write',
    summary: 'How many messages to the caller are not read yet.',
    answer: z.object({ unreadCount: count('Unread') }),
    extension: true,
  },
  messages: {
    method: 'GET',
    path: '/message-threads/{jobId}/{email}/messages',
    tag: 'messages',
    may: 'messages.list',
    summary: 'The messages of one candidate and one job, the newest first.',
    refuses: ['NOT_FOUND'],
    params: byThread,
    query: listQuery(['createdAt'], {}),
    answer: z.array(Message),
    list: 'messages',
    extension: true,
  },
  writeMessage: {
    method: 'POST',
    path: '/message-threads/{jobId}/{email}/messages',
    tag: 'messages',
    may: 'messages.write',
    limit: 'message',
    summary: 'Write to the other side; there has to be an application or an invitation.',
    refuses: ['ILLEGAL_MOVE'],
    params: byThread,
    body: MessageFields,
    status: 201,
    answer: Message,
    extension: true,
  },
  writeMessages: {
    method: 'POST',
    path: '/messages',
    tag: 'messages',
    may: 'messages.writeMany',
    limit: 'toMany',
    summary:
      'Write the same to several candidates of a job; fields like {{candidateFirstName}} are filled in for each. Either all get it or none.',
    refuses: ['NOT_FOUND', 'ILLEGAL_MOVE'],
    body: MessagesFields,
    status: 201,
    answer: z.array(Message),
    extension: true,
  },
  markMessagesRead: {
    method: 'PUT',
    path: '/message-threads/{jobId}/{email}/read',
    tag: 'messages',
    may: 'messages.write',
    summary: 'Mark the other side’s messages as read, up to and with the one that is named.',
    params: byThread,
    body: z.strictObject({ messageId: id }),
    extension: true,
  },
} as const satisfies Record<string, Call>;
