/** Everything in Spanish, part by part. */
import type { Messages } from '@lingui/core';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { comfort } from './comfort.ts';
import { homes } from './homes.ts';
import { invitations } from './invitations.ts';
import { jobs } from './jobs.ts';
import { openJobs } from './openJobs.ts';
import { problems } from './problems.ts';
import { publicJobs } from './publicJobs.ts';
import { publicPages } from './publicPages.ts';
import { recruiters } from './recruiters.ts';
import { schemas } from './schemas.ts';
import { shell } from './shell.ts';
import { subscription } from './subscription.ts';

export const messages: Messages = {
  ...shell,
  ...schemas,
  ...problems,
  ...accounts,
  ...applications,
  ...comfort,
  ...homes,
  ...invitations,
  ...jobs,
  ...openJobs,
  ...recruiters,
  ...publicJobs,
  ...publicPages,
  ...subscription,
};
