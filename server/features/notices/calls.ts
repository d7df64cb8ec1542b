/** Notices, and how someone is told of them. */
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import {
  countUnread,
  markNoticeRead,
  markNoticesRead,
  noticeColumns,
  noticesOf,
  selectNotice,
} from './selectNotices.ts';
import { changeSettings, readSettings, refuseForeign } from './settings.ts';

export const noticesCalls = ({ db, clock }: Services): Handlers => ({
  notices: ({ caller, query }) => listPage(noticesOf(db, caller), selectNotice, noticeColumns, query),
  unreadNotices: async ({ caller }) => ({ unreadCount: await countUnread(db, caller) }),
  async markNoticeRead({ caller, params }) {
    await markNoticeRead(db, caller, params.id, clock());
    return undefined;
  },
  async markNoticesRead({ caller, body }) {
    await markNoticesRead(db, caller, body.noticeId, clock());
    return undefined;
  },
  noticeSettings: ({ caller }) => readSettings(db, caller.email),
  updateNoticeSettings({ caller, body }) {
    refuseForeign(caller.role, body);
    return changeSettings(db, caller.email, body);
  },
});
