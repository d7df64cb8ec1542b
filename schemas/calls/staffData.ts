/** Calls with which recruiters and employers take their data along and leave. */
import { WithConfirmation } from '../ownData.ts';
import { byEmail, type Call } from './call.ts';

export const staffDataCalls = {
  exportRecruiter: {
    method: 'GET',
    path: '/recruiters/{email}/export',
    tag: 'recruiters',
    may: 'recruiters.export',
    limit: 'export',
    summary:
      'Everything held about the recruiter, one ZIP; needs a confirmationToken of POST /auth/confirm-password.',
    params: byEmail,
    query: WithConfirmation,
    binary: ['application/zip'],
    extension: true,
  },
  eraseRecruiter: {
    method: 'DELETE',
    path: '/recruiters/{email}',
    tag: 'recruiters',
    may: 'recruiters.erase',
    summary:
      'Erase the recruiter; jobs and what was written stay with the company, without a name. Refused while candidates wait for them. Needs a confirmationToken of POST /auth/confirm-password.',
    refuses: ['IN_USE'],
    params: byEmail,
    query: WithConfirmation,
    status: 204,
    extension: true,
  },
  exportEmployer: {
    method: 'GET',
    path: '/employers/{email}/export',
    tag: 'employers',
    may: 'employers.export',
    limit: 'export',
    summary:
      'Everything the employer has here, one ZIP; needs a confirmationToken of POST /auth/confirm-password.',
    params: byEmail,
    query: WithConfirmation,
    binary: ['application/zip'],
    extension: true,
  },
  eraseEmployer: {
    method: 'DELETE',
    path: '/employers/{email}',
    tag: 'employers',
    may: 'employers.erase',
    summary:
      'Erase the employer: its jobs close, and the candidates who wait and its recruiters are told. Needs a confirmationToken of POST /auth/confirm-password.',
    params: byEmail,
    query: WithConfirmation,
    status: 204,
    extension: true,
  },
} as const satisfies Record<string, Call>;
