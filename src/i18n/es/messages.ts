/** Everything in Spanish, part by part. */
import type { Messages } from '@lingui/core';
import { applications } from './applications.ts';
import { invitations } from './invitations.ts';
import { jobs } from './jobs.ts';
import { openJobs } from './openJobs.ts';
import { recruiters } from './recruiters.ts';

export const messages: Messages = {
  ...applications,
  ...invitations,
  ...jobs,
  ...openJobs,
  ...recruiters,
};
