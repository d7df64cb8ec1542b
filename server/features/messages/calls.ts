/** Messages between candidates and recruiters. */
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { findConversation } from './findConversation.ts';
import { markRead } from './markRead.ts';
import {
  countUnread,
  messageColumns,
  messagesBetween,
  selectMessage,
  selectThread,
  threadColumns,
  threadsInScope,
} from './selectMessages.ts';
import { writeMessage } from './writeMessage.ts';
import { writeMessages } from './writeMessages.ts';

const betweenOf = ({ jobId, email }: { jobId: string; email: string }) => ({ jobId, candidateEmail: email });

export const messagesCalls = (services: Services): Handlers => {
  const { db, clock } = services;
  return {
    messageThreads: ({ query, caller }) =>
      listPage(threadsInScope(db, caller), selectThread(caller), threadColumns, query),

    unreadMessages: async ({ caller }) => ({ unreadCount: await countUnread(db, caller) }),

    async messages({ params, query, caller }) {
      const between = betweenOf(params);
      await findConversation(db, caller, between);
      return listPage(messagesBetween(db, between), selectMessage, messageColumns, query);
    },

    writeMessage: ({ params, caller, body }) => writeMessage(services, caller, betweenOf(params), body.text),

    writeMessages: ({ caller, body }) => writeMessages(services, caller, body),

    async markMessagesRead({ params, caller, body }) {
      await markRead(db, caller, betweenOf(params), body.messageId, clock());
      return undefined;
    },
  };
};
