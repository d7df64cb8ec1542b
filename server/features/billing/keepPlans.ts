/** The events around plans that fall due: ends that come, ends that came, promises that were not kept. */

import { tellCoveredTwice } from './coveredTwice.ts';
import { type GuaranteeServices, keepGuarantee } from './guarantee/credit.ts';
import { holdFirstListJobs } from './planEnd/holdFirstListJobs.ts';
import { holdJobsWithoutPlan } from './planEnd/holdJobs.ts';
import { remindOfEnd } from './planEnd/remind.ts';
import { remindOfRenewal } from './planEnd/remindOfRenewal.ts';

/** Safe to do again; done every hour, and after the payment provider was asked for what is paid. */
export async function keepPlans(services: GuaranteeServices, now: Date): Promise<void> {
  await remindOfEnd(services, now);
  await remindOfRenewal(services, now);
  await tellCoveredTwice(services.db, { ...services, clock: () => now });
  await keepGuarantee(services, now);
  await holdJobsWithoutPlan(services, now);
  await holdFirstListJobs(services, now);
}
