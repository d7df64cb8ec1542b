/** E-mails that were answers to ours and became no message. */
import { z } from 'zod';
import { email, id } from '../base/fields.ts';
import { Message } from '../message.ts';
import { StrayMail } from '../strayMail.ts';
import { byId, type Call } from './call.ts';
import { listQuery, many } from './listQuery.ts';

export const strayMailsCalls = {
  strayMails: {
    method: 'GET',
    path: '/stray-mails',
    tag: 'messages',
    may: 'stray-mails.list',
    summary:
      'Answers by e-mail that became no message, the latest first: a candidate’s own, those about a recruiter’s jobs, or those of a company that none of its recruiters can look at. They are kept for 30 days.',
    query: listQuery(['receivedAt'], {
      jobId: many(id).optional(),
      candidateEmail: many(email()).optional(),
    }),
    answer: z.array(StrayMail),
    list: 'mails',
    extension: true,
  },
  addStrayMail: {
    method: 'POST',
    path: '/stray-mails/{id}/add',
    tag: 'messages',
    may: 'stray-mails.add',
    limit: 'message',
    summary: 'Add one to its conversation, as a message of the side whose address for answers it came to.',
    refuses: ['NOT_FOUND', 'ILLEGAL_MOVE'],
    params: byId,
    status: 201,
    answer: Message,
    extension: true,
  },
  deleteStrayMail: {
    method: 'DELETE',
    path: '/stray-mails/{id}',
    tag: 'messages',
    may: 'stray-mails.delete',
    summary: 'Delete one before its 30 days are over.',
    params: byId,
    extension: true,
  },
} as const satisfies Record<string, Call>;
