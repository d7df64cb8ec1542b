/** The texts that an employer's people begin messages from. */
import { z } from 'zod';
import { MessageTemplate, MessageTemplateFields } from '../messageTemplate.ts';
import { byId, type Call } from './call.ts';
import { listQuery } from './listQuery.ts';

export const messageTemplatesCalls = {
  messageTemplates: {
    method: 'GET',
    path: '/message-templates',
    tag: 'message templates',
    may: 'message-templates.list',
    summary: 'The templates of one’s employer, by name.',
    query: listQuery(['name', 'createdAt', 'updatedAt'], {}, 'ASC'),
    answer: z.array(MessageTemplate),
    list: 'templates',
    extension: true,
  },
  messageTemplate: {
    method: 'GET',
    path: '/message-templates/{id}',
    tag: 'message templates',
    may: 'message-templates.show',
    summary: 'One template.',
    params: byId,
    answer: MessageTemplate,
    extension: true,
  },
  createMessageTemplate: {
    method: 'POST',
    path: '/message-templates',
    tag: 'message templates',
    may: 'message-templates.create',
    summary: 'Write a template; an employer can have 100.',
    refuses: ['DUPLICATE', 'ILLEGAL_MOVE'],
    body: MessageTemplateFields,
    status: 201,
    answer: MessageTemplate,
    extension: true,
  },
  updateMessageTemplate: {
    method: 'PUT',
    path: '/message-templates/{id}',
    tag: 'message templates',
    may: 'message-templates.edit',
    summary: 'Replace a template, a colleague’s too.',
    refuses: ['DUPLICATE'],
    params: byId,
    body: MessageTemplateFields,
    answer: MessageTemplate,
    extension: true,
  },
  deleteMessageTemplate: {
    method: 'DELETE',
    path: '/message-templates/{id}',
    tag: 'message templates',
    may: 'message-templates.delete',
    summary: 'Delete a template; messages written from it stay.',
    params: byId,
    extension: true,
  },
} as const satisfies Record<string, Call>;
