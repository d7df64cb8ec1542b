/** The API as one table. The server mounts from it, the browser's client is typed from it, OpenAPI is made from it. */
import { addedPeopleCalls } from './addedPeople.ts';
import { administratorsCalls } from './administrators.ts';
import { applicationsCalls } from './applications.ts';
import { archivesCalls } from './archives.ts';
import { authCalls } from './auth.ts';
import { companyDomainsCalls } from './companyDomains.ts';
import { dailyCandidatesCalls } from './dailyCandidates.ts';
import { deletionsCalls } from './deletions.ts';
import { firstListCalls } from './firstList.ts';
import { guestsCalls } from './guests.ts';
import { handoverCalls } from './handover.ts';
import { importsCalls } from './imports.ts';
import { interviewsCalls } from './interviews.ts';
import { jobMarksCalls } from './jobMarks.ts';
import { jobOffersCalls } from './jobOffers.ts';
import { jobsCalls } from './jobs.ts';
import { knownPeopleCalls } from './knownPeople.ts';
import { legalCalls } from './legal.ts';
import { machineKeysCalls } from './machineKeys.ts';
import { messagesCalls } from './messages.ts';
import { messageTemplatesCalls } from './messageTemplates.ts';
import { noticesCalls } from './notices.ts';
import { openIdCalls } from './openId.ts';
import { ownDataCalls } from './ownData.ts';
import { peopleCalls } from './people.ts';
import { preferencesCalls } from './preferences.ts';
import { resumesCalls } from './resumes.ts';
import { savedSearchesCalls } from './savedSearches.ts';
import { scorecardsCalls } from './scorecards.ts';
import { searchCalls } from './search.ts';
import { sessionsCalls } from './sessions.ts';
import { staffDataCalls } from './staffData.ts';
import { statsCalls } from './stats.ts';
import { strayMailsCalls } from './strayMails.ts';
import { subscriptionsCalls } from './subscriptions.ts';
import { teamInvitationsCalls } from './teamInvitations.ts';
import { waysInCalls } from './waysIn.ts';
import { webhooksCalls } from './webhooks.ts';
import { writtenResumesCalls } from './writtenResumes.ts';

const table = {
  ...authCalls,
  ...sessionsCalls,
  ...waysInCalls,
  ...openIdCalls,
  ...peopleCalls,
  ...writtenResumesCalls,
  ...resumesCalls,
  ...ownDataCalls,
  ...staffDataCalls,
  ...administratorsCalls,
  ...companyDomainsCalls,
  ...preferencesCalls,
  ...legalCalls,
  ...jobsCalls,
  ...jobMarksCalls,
  ...savedSearchesCalls,
  ...handoverCalls,
  ...teamInvitationsCalls,
  ...dailyCandidatesCalls,
  ...applicationsCalls,
  ...jobOffersCalls,
  ...knownPeopleCalls,
  ...addedPeopleCalls,
  ...importsCalls,
  ...archivesCalls,
  ...messagesCalls,
  ...strayMailsCalls,
  ...messageTemplatesCalls,
  ...interviewsCalls,
  ...scorecardsCalls,
  ...guestsCalls,
  ...machineKeysCalls,
  ...webhooksCalls,
  ...deletionsCalls,
  ...noticesCalls,
  ...searchCalls,
  ...statsCalls,
  ...subscriptionsCalls,
  ...firstListCalls,
};

/** Names of all calls. */
export type CallName = keyof typeof table;

/** The table with each call's own types kept. */
export const calls: typeof table = table;
