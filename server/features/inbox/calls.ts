/** Answers by mail that became no message. */
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { addStray, deleteStray } from './addStray.ts';
import { selectStray, strayColumns, straysInScope } from './selectStrays.ts';

export const strayMailsCalls = (services: Services): Handlers => {
  const { db } = services;
  return {
    strayMails: ({ query, caller }) =>
      listPage(straysInScope(db, caller), selectStray(caller), strayColumns, query),

    addStrayMail: ({ params, caller }) => addStray(services, caller, params.id),

    async deleteStrayMail({ params, caller }) {
      await deleteStray(db, caller, params.id);
      return undefined;
    },
  };
};
