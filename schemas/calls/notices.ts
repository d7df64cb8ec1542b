/** Notices, and how someone is told of them. */
import { z } from 'zod';
import { changesOf } from '../base/changes.ts';
import { count, id } from '../base/fields.ts';
import { Notice, NoticeSettings } from '../notice.ts';
import { byId, type Call } from './call.ts';
import { listQuery } from './listQuery.ts';

export const noticesCalls = {
  notices: {
    method: 'GET',
    path: '/notices',
    tag: 'notices',
    may: 'notices.list',
    summary: 'What happened, the newest first; kept for 90 days.',
    query: listQuery(['createdAt'], {}),
    answer: z.array(Notice),
    list: 'notices',
    extension: true,
  },
  unreadNotices: {
    method: 'GET',
    path: '/unread-notices',
    tag: 'notices',
    may: 'notices.list',
    summary: 'How many notices the caller has not read yet.',
    answer: z.object({ unreadCount: count('Unread') }),
    extension: true,
  },
  markNoticeRead: {
    method: 'PUT',
    path: '/notices/{id}/read',
    tag: 'notices',
    may: 'notices.edit',
    summary: 'Mark one notice as read.',
    params: byId,
    extension: true,
  },
  markNoticesRead: {
    method: 'PUT',
    path: '/read-notices',
    tag: 'notices',
    may: 'notices.edit',
    summary: 'Mark all notices as read, up to and with the one that is named.',
    refuses: ['NOT_FOUND'],
    body: z.strictObject({ noticeId: id }),
    extension: true,
  },
  noticeSettings: {
    method: 'GET',
    path: '/users/me/notice-settings',
    tag: 'notices',
    may: 'notices.edit',
    summary: 'How the caller wants to be told of what happens.',
    answer: NoticeSettings,
    extension: true,
  },
  updateNoticeSettings: {
    method: 'PATCH',
    path: '/users/me/notice-settings',
    tag: 'notices',
    may: 'notices.edit',
    summary: 'Change how the caller wants to be told; what is not named stays.',
    body: changesOf(NoticeSettings),
    answer: NoticeSettings,
    extension: true,
  },
} as const satisfies Record<string, Call>;
