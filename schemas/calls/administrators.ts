/** Calls about those who act for a company. */
import { z } from 'zod';
import { Administrator, AdministratorFields } from '../administrator.ts';
import { WithConfirmation } from '../ownData.ts';
import { byEmail, type Call } from './call.ts';

export const administratorsCalls = {
  administrators: {
    method: 'GET',
    path: '/administrators',
    tag: 'employers',
    may: 'administrators.list',
    summary: "The company's administrators, its owner first.",
    answer: z.array(Administrator),
    extension: true,
  },
  updateAdministrator: {
    method: 'PUT',
    path: '/administrators/{email}',
    tag: 'employers',
    may: 'administrators.edit',
    summary: "Change one's own name.",
    params: byEmail,
    body: AdministratorFields,
    answer: Administrator,
    extension: true,
  },
  removeAdministrator: {
    method: 'POST',
    path: '/administrators/{email}/removal',
    tag: 'employers',
    may: 'administrators.remove',
    summary:
      'Remove an administrator: the account is erased, and its session ends with the next request. For the owner.',
    refuses: ['ILLEGAL_MOVE'],
    params: byEmail,
    status: 204,
    extension: true,
  },
  handOverCompany: {
    method: 'POST',
    path: '/administrators/{email}/ownership',
    tag: 'employers',
    may: 'administrators.handOver',
    summary:
      "Make another administrator the owner. The company's address is theirs from here on. Needs a confirmationToken of POST /auth/confirm-password.",
    refuses: ['ILLEGAL_MOVE'],
    params: byEmail,
    body: WithConfirmation,
    answer: z.array(Administrator),
    extension: true,
  },
  exportAdministrator: {
    method: 'GET',
    path: '/administrators/{email}/export',
    tag: 'employers',
    may: 'administrators.export',
    limit: 'export',
    summary:
      'Everything held about the administrator, one ZIP, without what is the company’s; needs a confirmationToken of POST /auth/confirm-password.',
    params: byEmail,
    query: WithConfirmation,
    binary: ['application/zip'],
    extension: true,
  },
  eraseAdministrator: {
    method: 'DELETE',
    path: '/administrators/{email}',
    tag: 'employers',
    may: 'administrators.erase',
    summary:
      'Erase the administrator alone; the company stays. Refused to the owner, who hands the company over first or has it erased. Needs a confirmationToken of POST /auth/confirm-password.',
    refuses: ['ILLEGAL_MOVE'],
    params: byEmail,
    query: WithConfirmation,
    status: 204,
    extension: true,
  },
} as const satisfies Record<string, Call>;
