/** Every mounted call, asked once as someone who may: the answer is what the table says. */
import { decodeJwt } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AddedPersonAnswer } from '../../../schemas/addedPerson.ts';
import type { Call } from '../../../schemas/calls/call.ts';
import type { askers } from '../../../schemas/calls/permissions.ts';
import { type CallName, calls } from '../../../schemas/calls/table.ts';
import type { OpenIdStep } from '../../../schemas/openId.ts';
import type { PoolFound } from '../../../schemas/poolSearch.ts';
import type { Role } from '../../../schemas/user.ts';
import { createOpenIdTickets } from '../../../server/access/openIdTickets.ts';
import { createVerificationTokens } from '../../../server/access/verificationTokens.ts';
import { toRow } from '../../../server/db/database.ts';
import { runDueArchives } from '../../../server/features/archives/runArchives.ts';
import { signEvent, webhookSecretOf } from '../../../server/features/billing/test/events.ts';
import { createJob } from '../../../server/features/jobs/createJob.ts';
import { addNotice } from '../../../server/features/notices/notify.ts';
import { agreement } from '../../support/agreement.ts';
import { type Answer, type TestApp, testApp } from '../../support/app.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import { addOpenJob, addPickable } from '../../support/dailyRun.ts';
import { whenFileEnds } from '../../support/endings.ts';
import { appCode, turnFactorOn } from '../../support/factors.ts';
import { fileForm, formOf } from '../../support/form.ts';
import { addGuest, visitAsGuest } from '../../support/guests.ts';
import {
  addPersonByHand,
  archiveForm,
  consentToken,
  csvForm,
  importReader,
  upload,
} from '../../support/imports.ts';
import { addMachineKey } from '../../support/machineKeys.ts';
import { mountedCalls } from '../../support/mountedCalls.ts';
import { startOpenId } from '../../support/openId.ts';
import { beginPayment, buyPlan } from '../../support/payments.ts';
import {
  addAdministrator,
  addCandidate,
  addEmployer,
  addProvedDomain,
  addRecruiter,
  testPassword,
} from '../../support/people.ts';
import { codeFor, prove } from '../../support/proof.ts';
import {
  addApplication,
  addInvitation,
  addJobOffer,
  addOrganisation,
  addPick,
  type Organisation,
  written,
} from '../../support/scene.ts';
import { testEnv } from '../../support/services.ts';
import { addStrayMail } from '../../support/strayMails.ts';
import { addDelivery, addWebhook } from '../../support/webhooks.ts';

let t: TestApp;
let home: Organisation;
/** Another pick of the same job, of someone who has not applied. */
let guestPickId: string;
let invitationId: string;
/** A note of the recruiter about the candidate. */
let noteId: string;
let fileId: string;
/** Resumes of the candidate beside the main one. */
const resumeIds = { kept: '', spare: '' };
/** A message of the recruiter to the candidate. */
let messageId: string;
/** Mails to the candidate's address for answers, to be added and to be deleted. */
const strayIds = { added: '', deleted: '' };
/** A template of the employer. */
let templateId: string;
/** Offers that wait for an answer: of the candidate's application, and of a guest's. */
let offerId: string;
let withdrawnOfferId: string;
/** An interview that is proposed to the candidate. */
let interviewId: string;
/** A notice of the recruiter. */
let noticeId: string;
/** The secret of the calendar of a recruiter elsewhere. */
let calendarSecret: string;
/** A webhook of the employer, and what it was told. */
let webhookId: string;
let deliveryId: string;
/** An import that waits to be started, and people who were added. */
let importId: string;
/** An archive that is read, and waits as well. */
let archiveId: string;
const added: Record<string, string> = {};
/** A key of the employer. */
let keyId: string;
/** A guest of the job, and the token of their visit. */
let guestId: string;
let guestToken: string;
/** An open job that has hired as many as it wanted. */
let filledJobId: string;
let closingJobId: string;
/** A recruiter of a company without a plan. */
const newcomer = 'r@newcomer.example';
let newcomersJobId: string;
/** An invitation to recruit for the employer, and the secret of another one's link. */
let teamInvitationId: string;
let domainId: string;
let searchId: string;
let teamSecret: string;
let administratorsSecret: string;
/** Of a recruiter who is to administer the company as well. */
let acceptanceSecret: string;
const accepting = 'accepting@home.example';
/** A job of a colleague. */
let colleaguesJobId: string;
/** A sign-in of the candidate. */
let sessionId: string;
/** People whose second factor is on, with a good code; and one who turns it on. */
let guarded: { token: string; code: string };
let unguarding: { token: string; code: string };
const factorBeginner = 'factors@people.example';
/** Someone who changes address, and a device that keeps passkeys. */
const mover = 'mover@elsewhere.example';
const device = createAuthenticator();
/** Another service, and an account there that opens the recruiter's here. */
let acme: Awaited<ReturnType<typeof startOpenId>>;
const openIdLinkId = '0190a0a0-0000-7000-8000-000000000084';
type Question = { challenge: string; rpId: string };
/** An open job nobody has applied for. */
let openJobId: string;

const guestEmail = 'gale@elsewhere.example';
const colleague = 'colleague@home.example';
const administrators = { removed: 'removed@home.example', leaving: 'leaving@home.example' };
/** A company that changes hands. */
const owner = 'owner@elsewhere.example';
const heir = 'heir@elsewhere.example';

interface Asked {
  /** Who asks; nobody for a public call. */
  as?: (typeof askers)[number];
  /** Where it is not the organisation's own. */
  who?: () => string;
  /** Values of the path's parameters. */
  path?: (scene: Organisation) => Record<string, string>;
  query?: string | (() => Promise<string>);
  body?: () => unknown;
  headers?: Record<string, string>;
  /** A sign-in from before, where another one would take more than the password. */
  token?: () => string;
}

const me = (role: Role) => (scene: Organisation) => ({
  email: { CANDIDATE: scene.candidate, EMPLOYER: scene.employer, RECRUITER: scene.recruiter }[role],
});
const theJob = (scene: Organisation) => ({ id: scene.job.id });
const ofJob = (scene: Organisation) => ({ jobId: scene.job.id });
/** A plan the recruiter pays for. */
let bought: string;
const paid = () => ({ id: bought });
let invoiceId: string;
/** The secret of a payment the candidate has begun. */
let begun: string;
const [anEvent, signature] = signEvent(
  { id: 'evt_1', type: 'invoice.paid', created: 0, object: { customer: 'cus_nobody' } },
  webhookSecretOf(testEnv.AUTH_SECRET),
  new Date('2026-06-01T12:00:00.000Z'),
);
const thePick = (scene: Organisation) => ({ id: scene.pickId });
const aNote = (scene: Organisation) => ({ email: scene.candidate, noteId });
const aFile = (scene: Organisation) => ({ email: scene.candidate, fileId });
const aThread = (scene: Organisation) => ({ jobId: scene.job.id, email: scene.candidate });
const theResume = () => ({ id: resumeIds.kept });
const theSpareResume = () => ({ id: resumeIds.spare });
const theTemplate = () => ({ id: templateId });
const theSearch = () => ({ id: searchId });
const theImport = () => ({ id: importId });
const theArchive = () => ({ id: archiveId });
const theWebhook = () => ({ id: webhookId });
const theInterview = () => ({ id: interviewId });
const interview = () => ({
  ...{ kind: 'PHONE', minutes: 30, place: '+1 512 555 0134', timeZone: 'America/Chicago' },
  proposedTimes: ['2026-06-08T15:00:00.000Z'],
});
const theApplication = (scene: Organisation) => ({ id: scene.applicationId });
const aCard = (scene: Organisation) => ({ id: scene.applicationId, stageId: 'screening' });

const named = (role: string) => ({ [`${role}FirstName`]: 'Robin', [`${role}LastName`]: 'Example' });
const account = (role: string, email: string) => ({
  [`${role}Email`]: email,
  [`${role}Password`]: 'wheel marble ocean',
  ...agreement,
});

/** Someone's password typed again; by default the candidate's. */
async function confirmed(who = home.candidate): Promise<string> {
  const as = await t.signIn(who);
  const { body } = await t.ask<{ confirmationToken: string }>('POST /auth/confirm-password', {
    as,
    body: { password: testPassword },
  });
  return `confirmationToken=${body.confirmationToken}`;
}

/** How each call is asked. A mounted call that is not here fails the first test below. */
const asked: Partial<Record<CallName, Asked>> = {
  login: { body: () => ({ email: home.recruiter, password: testPassword }) },
  currentUser: { as: 'CANDIDATE' },
  updateUser: { as: 'CANDIDATE', body: () => ({ locale: 'es' }) },
  legalDocuments: {},
  agree: { as: 'RECRUITER', body: () => agreement },
  user: { as: 'CANDIDATE', path: me('CANDIDATE') },
  preferences: { as: 'RECRUITER' },
  notices: { as: 'RECRUITER' },
  unreadNotices: { as: 'RECRUITER' },
  markNoticeRead: { as: 'RECRUITER', path: () => ({ id: noticeId }) },
  markNoticesRead: { as: 'RECRUITER', body: () => ({ noticeId }) },
  noticeSettings: { as: 'RECRUITER' },
  updateNoticeSettings: { as: 'RECRUITER', body: () => ({ messages: 'PRODUCT' }) },
  setPreferences: { as: 'EMPLOYER', body: () => ({ tourSeen: true }) },
  candidate: { as: 'RECRUITER', path: me('CANDIDATE') },
  candidateResume: { as: 'RECRUITER', path: me('CANDIDATE') },
  hiddenFrom: { as: 'CANDIDATE', path: me('CANDIDATE') },
  jobPreferences: { as: 'CANDIDATE', path: me('CANDIDATE') },
  setJobPreferences: {
    as: 'CANDIDATE',
    path: me('CANDIDATE'),
    body: () => ({ roles: ['Nurse'], lowestPay: 60_000, noticePeriod: 'ONE_MONTH', rightToWork: ['US'] }),
  },
  hideFrom: {
    as: 'CANDIDATE',
    path: me('CANDIDATE'),
    body: () => ({ companies: ['Acme', 'rival.example'] }),
  },
  resumes: { as: 'CANDIDATE' },
  addResume: { as: 'CANDIDATE', body: () => formOf({}, { bytes: 'Casey Candidate. Baker for two years.' }) },
  renameResume: { as: 'CANDIDATE', path: theResume, body: () => ({ resumeName: 'Nursing' }) },
  makeMainResume: { as: 'CANDIDATE', path: theResume },
  resumeFile: { as: 'CANDIDATE', path: theResume },
  removeResume: { as: 'CANDIDATE', path: theSpareResume },
  applicationResume: { as: 'RECRUITER', path: theApplication },
  writeResume: { body: () => ({ name: 'Ada Example', skills: ['Excel'] }) },
  skillNames: { query: 'q=typ' },
  recruiter: { as: 'RECRUITER', path: me('RECRUITER') },
  myRecruiters: { as: 'EMPLOYER' },
  employer: { as: 'RECRUITER', path: me('EMPLOYER') },
  employers: { as: 'EMPLOYER' },
  employerNames: {},
  createJob: { as: 'RECRUITER', body: written },
  updateJob: { as: 'RECRUITER', path: theJob, body: written },
  job: { as: 'RECRUITER', path: theJob },
  jobs: { as: 'EMPLOYER' },
  markJob: { as: 'CANDIDATE', path: () => ({ id: openJobId }), body: () => ({ mark: 'SAVED' }) },
  markedJobs: { as: 'CANDIDATE' },
  saveSearch: { as: 'CANDIDATE', body: () => ({ name: 'Cook', search: { q: 'cook' } }) },
  savedSearches: { as: 'CANDIDATE' },
  changeSavedSearch: { as: 'CANDIDATE', path: theSearch, body: () => ({ paused: true }) },
  deleteSavedSearch: { as: 'CANDIDATE', path: theSearch },
  myJobs: { as: 'RECRUITER' },
  setJobStatus: { as: 'RECRUITER', path: theJob, query: 'status=OPEN' },
  firstList: { as: 'RECRUITER' },
  openFirstJob: { as: 'RECRUITER', who: () => newcomer, path: () => ({ id: newcomersJobId }) },
  jobWaiting: { as: 'RECRUITER', path: theJob },
  closeJob: {
    as: 'RECRUITER',
    path: () => ({ id: closingJobId }),
    body: () => ({ closeReason: 'OTHER', reason: 'We hire nobody.' }),
  },
  closeFilledJob: {
    as: 'RECRUITER',
    path: () => ({ id: filledJobId }),
    body: () => ({ reason: 'We found someone.' }),
  },
  setJobPublicPage: { as: 'EMPLOYER', path: theJob, body: () => ({ publicPage: false }) },
  answerCriterionSuggestion: { as: 'RECRUITER', path: theJob, query: 'name=ICU&decision=ACCEPT' },
  openWork: { as: 'EMPLOYER', path: me('RECRUITER') },
  handOverJob: {
    ...{ as: 'EMPLOYER', path: () => ({ id: colleaguesJobId }) },
    body: () => ({ recruiterEmail: home.recruiter }),
  },
  handOverJobs: {
    ...{ as: 'EMPLOYER', path: () => ({ email: colleague }) },
    body: () => ({ recruiterEmail: home.recruiter }),
  },
  companyDomains: { as: 'EMPLOYER' },
  addCompanyDomain: { as: 'EMPLOYER', body: () => ({ domain: 'acme.example' }) },
  checkCompanyDomain: { as: 'EMPLOYER', path: () => ({ id: domainId }) },
  updateCompanyDomain: { as: 'EMPLOYER', path: () => ({ id: domainId }), body: () => ({ letsIn: true }) },
  removeCompanyDomain: { as: 'EMPLOYER', path: () => ({ id: domainId }) },
  inviteTeam: { as: 'EMPLOYER', body: () => ({ emails: ['robin@elsewhere.example'] }) },
  teamInvitations: { as: 'EMPLOYER' },
  openTeamInvitation: { body: () => ({ secret: teamSecret }) },
  joinTeam: {
    body: () => ({
      ...{ secret: teamSecret, recruiterPassword: 'wheel marble ocean', ...agreement },
      ...named('recruiter'),
    }),
  },
  joinAdministrators: {
    body: () => ({
      ...{ secret: administratorsSecret, administratorPassword: 'wheel marble ocean', ...agreement },
      ...named('administrator'),
    }),
  },
  acceptAdministration: {
    ...{ as: 'RECRUITER', who: () => accepting },
    body: () => ({ secret: acceptanceSecret, ...agreement }),
  },
  administrators: { as: 'EMPLOYER' },
  updateAdministrator: { as: 'EMPLOYER', path: me('EMPLOYER'), body: () => named('administrator') },
  removeAdministrator: { as: 'EMPLOYER', path: () => ({ email: administrators.removed }) },
  handOverCompany: {
    ...{ as: 'EMPLOYER', who: () => owner, path: () => ({ email: heir }) },
    body: async () => ({
      confirmationToken: new URLSearchParams(await confirmed(owner)).get('confirmationToken'),
    }),
  },
  resendTeamInvitation: { as: 'EMPLOYER', path: () => ({ id: teamInvitationId }) },
  revokeTeamInvitation: { as: 'EMPLOYER', path: () => ({ id: teamInvitationId }) },
  proposeCriteria: {
    as: 'RECRUITER',
    body: () => ({ title: 'Cook', description: 'ServSafe required.' }),
  },
  expectFits: { as: 'RECRUITER', body: () => ({ title: 'Cook', description: 'ServSafe required.' }) },
  criteriaEffect: {
    as: 'RECRUITER',
    path: theJob,
    body: () => ({ title: 'Cook', description: 'ServSafe required.', criteria: [] }),
  },
  searchPool: { as: 'RECRUITER', path: theJob, body: () => ({ q: 'nurse' }) },
  considerPeople: {
    as: 'RECRUITER',
    path: () => ({ id: openJobId }),
    body: () => ({ people: [home.candidate] }),
  },
  addFromPool: {
    as: 'RECRUITER',
    path: () => ({ id: openJobId }),
    body: async () => {
      await addPickable(t.db, 'found@people.example', { headline: 'Beekeeper' });
      const { body } = await t.ask<PoolFound>(`POST /jobs/${openJobId}/pool-search`, {
        as: await t.signIn(home.recruiter),
        body: { q: 'beekeeper' },
      });
      return { handle: body.people[0]?.handle };
    },
  },
  dailyCandidates: { as: 'RECRUITER', path: ofJob },
  pickQueue: { as: 'RECRUITER' },
  dailyLists: { as: 'RECRUITER', path: ofJob },
  dailyCandidate: { as: 'RECRUITER', path: thePick },
  dailyCandidateDetails: { as: 'RECRUITER', path: thePick },
  setDailyCandidateStatus: { as: 'RECRUITER', path: thePick, query: 'status=SAVED' },
  invite: {
    as: 'RECRUITER',
    path: () => ({ id: guestPickId }),
    body: () => ({ salaryMin: 90_000, salaryMax: 110_000 }),
  },
  withdrawInvitation: { as: 'RECRUITER', path: () => ({ id: guestPickId }) },
  inviteSeveral: {
    as: 'RECRUITER',
    body: () => ({ ids: [guestPickId], salaryMin: 90_000, salaryMax: 110_000 }),
  },
  invitations: { as: 'CANDIDATE' },
  answerInvitation: {
    as: 'CANDIDATE',
    path: () => ({ id: invitationId }),
    query: 'status=DECLINED&reason=Too%20far',
  },
  myPicks: { as: 'CANDIDATE' },
  apply: { as: 'CANDIDATE', body: () => ({ jobId: openJobId }) },
  changeApplications: {
    as: 'RECRUITER',
    body: () => ({ ids: [home.applicationId], stageId: 'interview' }),
  },
  mailsOfStatus: { as: 'RECRUITER', path: theApplication, query: 'stageId=offer' },
  setApplicationStatus: { as: 'RECRUITER', path: theApplication, query: 'stageId=offer' },
  platformStats: {},
  recruiterStats: { as: 'RECRUITER' },
  employerStats: { as: 'EMPLOYER' },
  employerHiring: { as: 'EMPLOYER', query: 'months=6' },
  recruiterHiring: { as: 'RECRUITER' },
  employerJobs: { as: 'EMPLOYER' },
  candidateStats: { as: 'CANDIDATE', query: 'days=90' },
  recruiterTodo: { as: 'RECRUITER' },
  employerTodo: { as: 'EMPLOYER' },
  search: { as: 'RECRUITER', query: 'q=nurse' },
  searchHints: { as: 'CANDIDATE', query: 'q=nusre' },
  people: { as: 'RECRUITER' },
  person: { as: 'RECRUITER', path: me('CANDIDATE') },
  writeNote: { as: 'RECRUITER', path: me('CANDIDATE'), body: () => ({ text: 'Calm.' }) },
  changeNote: { as: 'RECRUITER', path: aNote, body: () => ({ text: 'Very calm.' }) },
  removeNote: { as: 'RECRUITER', path: aNote },
  addPersonFile: { as: 'RECRUITER', path: me('CANDIDATE'), body: () => fileForm('Cooks well.') },
  personFile: { as: 'RECRUITER', path: aFile },
  removePersonFile: { as: 'RECRUITER', path: aFile },
  setPersonTags: { as: 'RECRUITER', path: me('CANDIDATE'), body: () => ({ tags: ['Bakes'] }) },
  tagPeople: { as: 'RECRUITER', body: () => ({ emails: [home.candidate], tag: 'Bakes' }) },
  ratePerson: { as: 'RECRUITER', path: me('CANDIDATE'), body: () => ({ rating: 4 }) },
  personTags: { as: 'RECRUITER' },
  colleagues: { as: 'RECRUITER' },
  writeMessage: { as: 'CANDIDATE', path: aThread, body: () => ({ text: 'Until when are you there?' }) },
  writeMessages: {
    as: 'RECRUITER',
    body: () => ({ jobId: home.job.id, emails: [home.candidate], text: 'Hello {{candidateFirstName}}!' }),
  },
  messageThreads: { as: 'EMPLOYER' },
  unreadMessages: { as: 'RECRUITER' },
  messages: { as: 'RECRUITER', path: aThread },
  markMessagesRead: { as: 'CANDIDATE', path: aThread, body: () => ({ messageId }) },
  strayMails: { as: 'RECRUITER' },
  addStrayMail: { as: 'CANDIDATE', path: () => ({ id: strayIds.added }) },
  deleteStrayMail: { as: 'RECRUITER', path: () => ({ id: strayIds.deleted }) },
  createMessageTemplate: { as: 'RECRUITER', body: () => ({ name: 'Thanks', text: 'Thank you!' }) },
  messageTemplates: { as: 'EMPLOYER' },
  messageTemplate: { as: 'RECRUITER', path: theTemplate },
  updateMessageTemplate: {
    ...{ as: 'EMPLOYER', path: theTemplate },
    body: () => ({ name: 'Greeting', text: 'Hello {{candidateFirstName}}!' }),
  },
  deleteMessageTemplate: { as: 'RECRUITER', path: theTemplate },
  makeJobOffer: {
    as: 'RECRUITER',
    path: theApplication,
    body: () => ({ salary: 90_000, startDate: '2026-07-01', expiresOn: '2026-06-10' }),
  },
  withdrawJobOffer: { as: 'RECRUITER', path: () => ({ id: withdrawnOfferId }) },
  answerJobOffer: { as: 'CANDIDATE', path: () => ({ id: offerId }), query: 'status=DECLINED' },
  proposeInterview: { as: 'RECRUITER', path: theApplication, body: interview },
  interviews: { as: 'EMPLOYER' },
  interview: { as: 'CANDIDATE', path: theInterview },
  chooseInterviewTime: {
    ...{ as: 'CANDIDATE', path: theInterview },
    body: () => ({ startsAt: interview().proposedTimes[0], timeZone: 'America/Chicago' }),
  },
  interviewCalendar: { as: 'CANDIDATE', path: theInterview },
  changeInterview: { as: 'RECRUITER', path: theInterview, body: interview },
  refuseInterviewTimes: { as: 'CANDIDATE', path: theInterview, body: () => ({ text: 'On a Friday?' }) },
  cancelInterview: { as: 'RECRUITER', path: theInterview, body: () => ({}) },
  giveScorecard: { as: 'RECRUITER', path: aCard, body: () => ({ recommendation: 'YES' }) },
  scorecards: { as: 'RECRUITER', path: theApplication },
  imports: { as: 'RECRUITER' },
  import: { as: 'RECRUITER', path: theImport },
  uploadImport: {
    as: 'RECRUITER',
    body: () => csvForm('CANDIDATES', 'Email,Name\nada@example.com,Ada Lovelace'),
  },
  updateImport: { as: 'RECRUITER', path: theImport, body: () => ({ encoding: 'utf-8' }) },
  previewImport: { as: 'RECRUITER', path: theImport, body: () => ({ fields: ['title', 'description'] }) },
  startImport: { as: 'RECRUITER', path: theImport, body: () => ({ fields: ['title', 'description'] }) },
  deleteImport: { as: 'RECRUITER', path: theImport },
  uploadResumes: { as: 'RECRUITER', body: archiveForm },
  importedResumes: { as: 'RECRUITER', path: theArchive },
  updateImportedResume: {
    ...{ as: 'RECRUITER', path: () => ({ id: archiveId, place: '0' }) },
    body: () => ({ isSkipped: false }),
  },
  startResumes: { as: 'RECRUITER', path: theArchive },
  addedPeople: { as: 'RECRUITER' },
  readAddedResume: { as: 'RECRUITER', body: () => formOf({}) },
  addPerson: {
    as: 'RECRUITER',
    body: () =>
      formOf({
        candidateEmail: 'nia@elsewhere.example',
        candidateFirstName: 'Nia',
        candidateLastName: 'New',
      }),
  },
  keepPeopleLonger: { as: 'RECRUITER', body: () => ({}) },
  addedPersonResume: { as: 'RECRUITER', path: () => ({ id: added.file ?? '' }) },
  peopleBasis: { as: 'RECRUITER' },
  namePeopleBasis: { as: 'EMPLOYER', body: () => ({ basis: 'CONSENT', months: 12 }) },
  addedDifferences: { as: 'RECRUITER' },
  answerDifferences: {
    as: 'RECRUITER',
    body: () => ({ ids: [added.difference ?? ''], isTaken: true }),
  },
  removeAddedPerson: { as: 'RECRUITER', path: () => ({ id: added.remove ?? '' }) },
  readConsent: { body: () => ({ token: consentToken(t, 'read@elsewhere.example') }) },
  giveConsent: { body: () => ({ token: consentToken(t, 'accept@elsewhere.example'), ...agreement }) },
  refuseConsent: { body: () => ({ token: consentToken(t, 'decline@elsewhere.example') }) },
  createWebhook: {
    as: 'EMPLOYER',
    body: () => ({ url: 'https://127.0.0.1/', events: ['offer.answered'] }),
  },
  webhooks: { as: 'EMPLOYER' },
  webhook: { as: 'EMPLOYER', path: theWebhook },
  updateWebhook: {
    ...{ as: 'EMPLOYER', path: theWebhook },
    body: () => ({ url: 'https://127.0.0.1/', events: ['scorecard.given'] }),
  },
  webhookDeliveries: { as: 'EMPLOYER', path: theWebhook },
  replayWebhookDelivery: {
    as: 'EMPLOYER',
    path: () => ({ id: webhookId, deliveryId: deliveryId }),
  },
  deleteWebhook: { as: 'EMPLOYER', path: theWebhook },
  deletions: { as: 'EMPLOYER' },
  createMachineKey: {
    as: 'EMPLOYER',
    body: () => ({ name: 'Payroll', scopes: ['applications:read'] }),
  },
  machineKeys: { as: 'EMPLOYER' },
  revokeMachineKey: { as: 'EMPLOYER', path: () => ({ id: keyId }) },
  jobGuests: { as: 'EMPLOYER', path: theJob },
  inviteGuest: {
    as: 'RECRUITER',
    path: theJob,
    body: () => ({ guestName: 'Robin Example', guestEmail: 'robin@elsewhere.example' }),
  },
  openGuestSession: {
    body: async () => ({ email: guestEmail, verificationToken: await prove(t, guestEmail) }),
  },
  guestJobs: { as: 'GUEST' },
  guestJob: { as: 'GUEST', path: theJob },
  guestResume: { as: 'GUEST', path: theApplication },
  removeGuest: { as: 'RECRUITER', path: (scene) => ({ id: scene.job.id, guestId }) },
  deleteScorecard: { as: 'RECRUITER', path: aCard },
  calendarFeed: { as: 'RECRUITER' },
  renewCalendarFeed: { as: 'RECRUITER' },
  readCalendarFeed: { path: () => ({ secret: calendarSecret }) },
  applications: { as: 'CANDIDATE' },
  application: { as: 'CANDIDATE', path: theApplication },
  plans: {},
  activeSubscription: { as: 'EMPLOYER' },
  subscriptionStatus: { as: 'CANDIDATE' },
  checkoutSession: { as: 'EMPLOYER', body: () => ({ planId: 'employer-year' }) },
  paymentIntent: { as: 'CANDIDATE', body: () => ({ planId: 'candidate-month' }) },
  cancelSubscription: { as: 'RECRUITER', path: paid },
  resumeSubscription: { as: 'RECRUITER', path: paid, query: 'evenIfCovered=true' },
  changePlan: {
    as: 'RECRUITER',
    path: paid,
    body: () => ({ planId: 'recruiter-year', evenIfCovered: true }),
  },
  unusedSubscription: { as: 'RECRUITER' },
  invoices: { as: 'RECRUITER' },
  invoicePdf: { as: 'RECRUITER', path: () => ({ id: invoiceId }) },
  endSubscription: { as: 'RECRUITER', path: paid },
  confirmTestPayment: {
    path: () => ({ clientSecret: begun }),
    body: () => ({ card: '4242 4242 4242 4242' }),
  },
  moveTestClock: { as: 'RECRUITER', body: () => ({ days: 1 }) },
  subscriptionWebhook: { body: () => anEvent, headers: { 'stripe-signature': signature } },
  guarantee: { as: 'RECRUITER' },
  billingDetails: { as: 'RECRUITER' },
  setBillingDetails: {
    as: 'RECRUITER',
    body: () => ({
      ...{ billingName: 'Fjord & Søn GmbH', billingLine1: 'Hafenstraße 1', billingCity: 'Kiel' },
      ...{ billingCountry: 'DE', taxNumber: 'DE136695976' },
    }),
  },
  deleteJob: { as: 'RECRUITER', path: (scene) => ({ id: scene.job.id }) },
  sendEmailCode: { body: () => ({ email: 'new@people.example' }) },
  verifyEmailCode: {
    body: () => ({ email: 'new@people.example', code: codeFor(t.mails, 'new@people.example') }),
  },
  checkPassword: {
    body: async () => ({
      email: 'early@people.example',
      verificationToken: await prove(t, 'early@people.example'),
      password: 'wheel marble ocean',
    }),
  },
  checkResume: {
    body: async () =>
      formOf({
        email: 'chosen@people.example',
        verificationToken: await prove(t, 'chosen@people.example'),
      }),
  },
  registerCandidate: {
    body: () => formOf({ ...named('candidate'), ...account('candidate', 'new@people.example') }),
  },
  registerEmployer: {
    body: async () => ({
      ...account('employer', 'boss@new.example'),
      employerName: 'New company',
      verificationToken: await prove(t, 'boss@new.example'),
    }),
  },
  registerRecruiter: {
    body: async () => ({
      ...account('recruiter', 'robin@new.example'),
      ...named('recruiter'),
      employerName: 'New company',
      verificationToken: await prove(t, 'robin@new.example'),
    }),
  },
  updateCandidate: { as: 'CANDIDATE', path: me('CANDIDATE'), body: () => formOf(named('candidate'), null) },
  resumeReading: { as: 'CANDIDATE', path: me('CANDIDATE') },
  correctFacts: { as: 'CANDIDATE', path: me('CANDIDATE'), body: () => ({ headline: 'Head nurse' }) },
  sessions: { as: 'CANDIDATE' },
  endSession: { as: 'CANDIDATE', path: () => ({ id: sessionId }) },
  endOtherSessions: { as: 'CANDIDATE' },
  secondFactor: { as: 'CANDIDATE' },
  beginSecondFactor: { as: 'CANDIDATE', body: () => ({ password: testPassword }) },
  confirmSecondFactor: {
    as: 'CANDIDATE',
    who: () => factorBeginner,
    body: async () => ({ code: appCode(await beginFactor(factorBeginner), t.time.now) }),
  },
  renewRecoveryCodes: { as: 'CANDIDATE', token: () => guarded.token, body: () => ({ code: guarded.code }) },
  endSecondFactor: {
    as: 'CANDIDATE',
    token: () => unguarding.token,
    body: () => ({ code: unguarding.code }),
  },
  passkeys: { as: 'RECRUITER' },
  beginPasskey: { as: 'RECRUITER', body: () => ({ password: testPassword }) },
  addPasskey: {
    as: 'RECRUITER',
    body: async () => ({ name: 'Phone', ...device.make(await beginPasskey(home.recruiter)) }),
  },
  askPasskey: {},
  signInByPasskey: {
    body: async () => device.use((await t.ask<Question>('POST /auth/passkey/begin')).body),
  },
  removePasskey: { as: 'RECRUITER', path: () => ({ id: device.id }) },
  beginOpenId: { body: () => ({ provider: 'acme' }) },
  signInByOpenId: { body: () => backFrom() },
  confirmOpenId: {
    body: async () => ({
      ticket: (await t.ask<OpenIdStep>('POST /auth/openid', { body: await backFrom() })).body.ticket,
      password: testPassword,
    }),
  },
  beginOpenIdLink: { as: 'RECRUITER', body: () => ({ provider: 'acme', password: testPassword }) },
  addOpenIdLink: { as: 'RECRUITER', body: async () => backFrom(await t.signIn(home.recruiter)) },
  keepOpenIdLink: {
    as: 'RECRUITER',
    body: async () => ({
      ticket: await createOpenIdTickets(
        testEnv.AUTH_SECRET,
        createVerificationTokens(testEnv.AUTH_SECRET),
        () => t.time.now,
      ).seal(
        t.db,
        {
          ...{ provider: 'acme', issuer: acme.settings.issuer, subject: 'kept' },
          ...{ email: home.recruiter, isHosted: false },
        },
        'OPENID_REGISTER',
      ),
    }),
  },
  openIdLinks: { as: 'RECRUITER' },
  removeOpenIdLink: { as: 'RECRUITER', path: () => ({ id: openIdLinkId }) },
  changeAddress: {
    ...{ as: 'CANDIDATE', who: () => mover },
    body: async () => ({
      ...{ newEmail: 'moved@elsewhere.example', password: testPassword },
      verificationToken: await prove(t, 'moved@elsewhere.example'),
    }),
  },
  objectToWayIn: {
    body: async () => {
      const owner = await addCandidate(t.db, 'objecting@people.example');
      await turnFactorOn(t, await t.signIn(owner));
      return { secret: /not-me\/#(\S+)/.exec(t.mails.findLast(({ to }) => to === owner)?.text ?? '')?.[1] };
    },
  },
  objectToAddress: {
    body: () => ({
      secret: /keep-address\/#(\S+)/.exec(t.mails.findLast(({ to }) => to === mover)?.text ?? '')?.[1],
    }),
  },
  confirmPassword: { as: 'CANDIDATE', body: () => ({ password: testPassword }) },
  exportCandidate: { as: 'CANDIDATE', path: me('CANDIDATE'), query: () => confirmed() },
  exportRecruiter: {
    ...{ as: 'RECRUITER', path: me('RECRUITER') },
    query: () => confirmed(home.recruiter),
  },
  exportEmployer: {
    ...{ as: 'EMPLOYER', path: me('EMPLOYER') },
    query: () => confirmed(home.employer),
  },
  exportAdministrator: {
    ...{ as: 'EMPLOYER', who: () => administrators.leaving, path: () => ({ email: administrators.leaving }) },
    query: () => confirmed(administrators.leaving),
  },
  updateRecruiter: { as: 'RECRUITER', path: me('RECRUITER'), body: () => named('recruiter') },
  updateEmployer: {
    as: 'EMPLOYER',
    path: me('EMPLOYER'),
    body: () => ({ employerName: 'Home & Sons', employerWebsite: 'https://home.example' }),
  },
  recruitMyself: { as: 'EMPLOYER', body: () => named('recruiter') },
  switchArea: { as: 'EMPLOYER', body: () => ({ role: 'EMPLOYER' }) },
  setRecruiterStatus: { as: 'EMPLOYER', path: me('RECRUITER'), query: 'status=SUSPENDED' },
  sendForgotCode: { body: () => ({ email: home.recruiter }) },
  verifyForgotCode: { body: () => ({ email: home.recruiter, code: codeFor(t.mails, home.recruiter) }) },
  changePassword: {
    as: 'CANDIDATE',
    body: () => ({ currentPassword: testPassword, newPassword: testPassword }),
  },
  waysInOnReset: {
    body: async () => ({
      email: home.recruiter,
      verificationToken: await prove(t, home.recruiter, 'forgot-password'),
    }),
  },
  resetPassword: {
    body: async () => ({
      email: home.recruiter,
      newPassword: 'wheel marble ocean',
      verificationToken: await prove(t, home.recruiter, 'forgot-password'),
    }),
  },
  logout: { as: 'EMPLOYER' },
  eraseCandidate: { as: 'CANDIDATE', path: me('CANDIDATE'), query: () => confirmed() },
  eraseRecruiter: {
    ...{ as: 'RECRUITER', who: () => colleague, path: () => ({ email: colleague }) },
    query: () => confirmed(colleague),
  },
  eraseAdministrator: {
    ...{ as: 'EMPLOYER', who: () => administrators.leaving, path: () => ({ email: administrators.leaving }) },
    query: () => confirmed(administrators.leaving),
  },
  eraseEmployer: {
    ...{ as: 'EMPLOYER', path: me('EMPLOYER') },
    query: () => confirmed(home.employer),
  },
};

async function beginFactor(who: string): Promise<string> {
  const { body } = await t.ask<{ secret: string }>('POST /auth/second-factor', {
    as: await t.signIn(who),
    body: { password: testPassword },
  });
  return body.secret;
}

/** The way back from another service; to connect an account where someone is signed in. */
async function backFrom(as?: string) {
  const { body } = await t.ask<{ url: string; secret: string }>(
    as ? 'POST /auth/openid/links/begin' : 'POST /auth/openid/begin',
    { as, body: { provider: 'acme', ...(as && { password: testPassword }) } },
  );
  const person = as ? 'recruiter' : 'candidate';
  const query = await acme.visit(body.url, person, { email: home.candidate, email_verified: true });
  return { provider: 'acme', secret: body.secret, query };
}

const beginPasskey = async (who: string) =>
  (
    await t.ask<Question>('POST /auth/passkeys/begin', {
      as: await t.signIn(who),
      body: { password: testPassword },
    })
  ).body;

/** Someone whose second factor is on; its clock goes half a minute early, for each code works once. */
async function guardSomeone(email: string) {
  const token = await t.signIn(await addCandidate(t.db, email));
  const { secret } = await turnFactorOn(t, token);
  return { token, code: appCode(secret, t.time.now, 1) };
}

/** An offer to the candidate for a further job. */
async function addWaitingOffer(): Promise<string> {
  const { id } = await createJob(t.db, home.recruiter, written(), t.time.now);
  return addJobOffer(t.db, await addApplication(t.db, id, home.candidate));
}

/** Enters a domain that is not proved. */
async function enterDomain(): Promise<void> {
  const as = await t.signIn(home.employer);
  const { body } = await t.ask<{ id: string }>('POST /company-domains', {
    as,
    body: { domain: 'home.example' },
  });
  domainId = body.id;
}

/** Invites two; the second one's mail is long gone, so that another may follow. */
async function inviteToTeam(): Promise<void> {
  await addRecruiter(t.db, accepting, home.employer);
  const { body } = await t.ask<{ id: string }[]>('POST /team-invitations', {
    as: await t.signIn(home.employer),
    body: { emails: ['sam@elsewhere.example', 'kim@elsewhere.example'] },
  });
  const mail = t.mails.find(({ to }) => to === 'sam@elsewhere.example');
  teamSecret = /\/join\/#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  teamInvitationId = body[1]?.id ?? '';
  await t.ask('POST /team-invitations', {
    as: await t.signIn(home.employer),
    body: { emails: ['ada@elsewhere.example', accepting], role: 'ADMINISTRATOR' },
  });
  const secretTo = (email: string) =>
    /\/join\/#(\S+)/.exec(t.mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  administratorsSecret = secretTo('ada@elsewhere.example');
  acceptanceSecret = secretTo(accepting);
  await t.db
    .updateTable('teamInvitations')
    .set({ sentAt: '2026-05-30T08:00:00.000Z' })
    .where('id', '=', teamInvitationId)
    .execute();
}

/** A search that the candidate has saved. */
async function saveSearch(): Promise<void> {
  const { body } = await t.ask<{ id: string }>('POST /saved-searches', {
    as: await t.signIn(home.candidate),
    body: { name: 'Nurse', search: { q: 'nurse' } },
  });
  searchId = body.id;
}

beforeAll(async () => {
  acme = await startOpenId(testEnv.APP_URL);
  whenFileEnds(acme.stop);
  const env = { ...testEnv, WEBHOOKS_LOCAL: 'on' as const, OIDC_PROVIDERS: [acme.settings] };
  t = await testApp({ env, readImport: importReader() });
  home = await addOrganisation(t, 'home');
  const guest = await addCandidate(t.db, 'guest@people.example');
  await t.db
    .insertInto('openIdLinks')
    .values((eb) => ({
      ...{ id: openIdLinkId, provider: 'former', issuer: 'https://former.example', subject: '1' },
      ...{ email: null, createdAt: t.time.now.toISOString(), lastUsedAt: null },
      userId: eb.selectFrom('users').select('id').where('email', '=', home.recruiter),
    }))
    .execute();
  guestPickId = await addPick(t.db, home.job.id, guest, 2);
  invitationId = await addInvitation(t.db, home.pickId);
  const { body: note } = await t.ask<{ id: string }>(`POST /people/${home.candidate}/notes`, {
    as: await t.signIn(home.recruiter),
    body: { text: 'Punctual.' },
  });
  noteId = note.id;
  const { body: file } = await t.ask<{ id: string }>(`POST /people/${home.candidate}/files`, {
    as: await t.signIn(home.recruiter),
    body: fileForm('Bakes well.'),
  });
  fileId = file.id;
  for (const name of ['kept', 'spare'] as const) {
    const { body: resume } = await t.ask<{ id: string }>('POST /resumes', {
      as: await t.signIn(home.candidate),
      body: formOf({}, { bytes: `Casey Candidate. Cook for ${name === 'kept' ? 'three' : 'four'} years.` }),
    });
    resumeIds[name] = resume.id;
  }
  const { body: message } = await t.ask<{ id: string }>(
    `POST /message-threads/${home.job.id}/${home.candidate}/messages`,
    { as: await t.signIn(home.recruiter), body: { text: 'When can we talk?' } },
  );
  messageId = message.id;
  const { id: threadId } = await t.db.selectFrom('messageThreads').select('id').executeTakeFirstOrThrow();
  for (const name of ['added', 'deleted'] as const)
    strayIds[name] = await addStrayMail(t.db, home.candidate, threadId);
  const { body: template } = await t.ask<{ id: string }>('POST /message-templates', {
    as: await t.signIn(home.employer),
    body: { name: 'Greeting', text: 'Hello!' },
  });
  templateId = template.id;
  webhookId = await addWebhook(t.db, home.employer);
  deliveryId = await addDelivery(t.db, webhookId);
  const recruiter = await t.signIn(home.recruiter);
  importId = (await upload(t, recruiter, 'JOBS', 'Title,Description\nNurse,Cares.')).body.id;
  archiveId = (await t.ask<{ id: string }>('POST /imports/resumes', { as: recruiter, body: archiveForm() }))
    .body.id;
  await runDueArchives(t.services);
  for (const name of ['read', 'accept', 'decline', 'remove'])
    added[name] = (await addPersonByHand(t, recruiter, `${name}@elsewhere.example`)).id;
  const withFile = {
    candidateEmail: 'file@elsewhere.example',
    candidateFirstName: 'F',
    candidateLastName: 'G',
  };
  const { body: withResume } = await t.ask<AddedPersonAnswer>('POST /added-people', {
    ...{ as: recruiter, body: formOf(withFile) },
  });
  added.file = withResume.person?.id ?? '';
  added.difference = uuidv7();
  await t.db
    .insertInto('addedDifferences')
    .values(
      toRow({
        ...{
          id: added.difference,
          personId: added.file ?? '',
          importId: null,
          about: 'PHONE' as const,
          print: 'a',
        },
        ...{ fields: { candidatePhone: '+1 512 555 0100' }, resumeKey: null, resumeFileName: null },
        ...{ resume: null, isKept: false, foundAt: t.time.now.toISOString() },
      }),
    )
    .execute();
  keyId = (await addMachineKey(t, await t.signIn(home.employer), { scopes: ['jobs:read'] })).id;
  await inviteToTeam();
  await enterDomain();
  await saveSearch();
  for (const email of Object.values(administrators)) await addAdministrator(t.db, email, home.employer);
  await addEmployer(t.db, owner);
  await addAdministrator(t.db, heir, owner);
  await addRecruiter(t.db, colleague, home.employer);
  colleaguesJobId = (await createJob(t.db, colleague, written(), t.time.now)).id;
  guestId = (await addGuest(t, await t.signIn(home.recruiter), home.job.id, guestEmail)).id;
  guestToken = await visitAsGuest(t, guestEmail);
  const { body: proposed } = await t.ask<{ id: string }>(
    `POST /candidate-applications/${home.applicationId}/interviews`,
    { as: await t.signIn(home.recruiter), body: interview() },
  );
  interviewId = proposed.id;
  const news = { to: home.recruiter, kind: 'PICKS', jobId: null, candidateEmail: null } as const;
  noticeId = await addNotice(t.db, news, t.time.now);
  const { recruiter: elsewhere } = await addOrganisation(t, 'calendar');
  const { body: feed } = await t.ask<{ url: string }>('POST /calendar-feed', {
    as: await t.signIn(elsewhere),
  });
  calendarSecret = /([\w-]+)\.ics$/.exec(feed.url)?.[1] ?? '';
  const { id } = await createJob(t.db, home.recruiter, written(), t.time.now);
  await t.db
    .updateTable('jobs')
    .set({ status: 'OPEN', openedAt: t.time.now.toISOString() })
    .where('id', '=', id)
    .execute();
  openJobId = id;
  await addCandidate(t.db, mover);
  await addCandidate(t.db, factorBeginner);
  guarded = await guardSomeone('guarded@people.example');
  unguarding = await guardSomeone('unguarding@people.example');
  sessionId = decodeJwt(await t.signIn(home.candidate)).jti ?? '';
  await t.db
    .insertInto('dailyLists')
    .values({
      ...{ jobId: id, date: '2026-06-01', size: 0, poolSize: 1, explanation: null },
      createdAt: '2026-06-01T06:00:00Z',
    })
    .execute();
  offerId = await addWaitingOffer();
  await addEmployer(t.db, 'boss@newcomer.example');
  await addRecruiter(t.db, newcomer, 'boss@newcomer.example');
  await addProvedDomain(t.db, 'boss@newcomer.example', 'newcomer.example');
  newcomersJobId = (await createJob(t.db, newcomer, written(), t.time.now)).id;
  closingJobId = await addOpenJob(t.db, home.recruiter);
  filledJobId = await addOpenJob(t.db, home.recruiter);
  await addApplication(t.db, filledJobId, home.candidate);
  await t.db.updateTable('applications').set({ status: 'HIRED' }).where('jobId', '=', filledJobId).execute();
  withdrawnOfferId = await addWaitingOffer();
  bought = await buyPlan(t, home.recruiter, 'recruiter-month');
  const { body: invoices } = await t.ask<{ id: string }[]>('GET /subscriptions/invoices', {
    as: await t.signIn(home.recruiter),
  });
  invoiceId = invoices[0]?.id ?? '';
  begun = await beginPayment(t, home.candidate, 'candidate-month');
  await t.db
    .updateTable('jobs')
    .set(toRow({ suggestedCriteria: [{ name: 'ICU', importance: 'NICE_TO_HAVE', why: 'x' }] }))
    .where('id', '=', home.job.id)
    .execute();
});

async function ask(name: CallName, { as, path, query, body, headers = {}, ...how }: Asked): Promise<Answer> {
  const call = calls[name];
  const { who, token: signedInBefore } = how;
  const token =
    signedInBefore?.() ??
    (as === 'GUEST' ? guestToken : as && (await t.signIn(who?.() ?? String(me(as)(home).email))));
  const values = path?.(home) ?? {};
  const address = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  );
  const search = typeof query === 'function' ? await query() : query;
  return t.ask(`${call.method} ${address}${search ? `?${search}` : ''}`, {
    as: token,
    body: await body?.(),
    headers,
  });
}

test('every mounted call is asked below, and only those', async () => {
  expect(Object.keys(asked).sort()).toEqual((await mountedCalls()).sort());
});

describe('each call answers as its schema says', () => {
  for (const [name, how] of Object.entries(asked) as [CallName, Asked][]) {
    const call: Call = calls[name];
    test(`${call.method} ${call.path}`, async () => {
      if (name === 'deleteJob') {
        await t.db.deleteFrom('invitations').execute();
        await t.db.deleteFrom('dailyCandidates').execute();
        await t.db.deleteFrom('applications').execute();
      }
      const { status, headers, body, text } = await ask(name, how);
      expect(status, text).toBe(call.status ?? (call.answer || call.binary ? 200 : 204));
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      // Answers that are someone's own, or open a door, are kept by no cache.
      const isForAll = call.may === 'public' && call.method === 'GET' && !call.binary;
      if (isForAll) expect(headers['cache-control']).toBeUndefined();
      else expect(headers['cache-control']).toContain('no-store');
      if (call.answer) {
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        const parsed = call.answer.safeParse(body);
        expect(parsed.error).toBeUndefined();
        // Nothing beyond what the schema lists.
        expect(body).toEqual(parsed.data);
      } else if (!call.binary) {
        expect(text).toBe('');
      }
      if (call.list)
        expect(headers['content-range']).toMatch(new RegExp(`^${call.list} (\\d+-\\d+|\\*)/\\d+$`));
    });
  }
});

test('a resume comes with its type, its size and a name that survives any client', async () => {
  const { candidate } = await addOrganisation(t, 'other');
  const token = await t.signIn(candidate);
  const { headers, text } = await t.ask(`GET /candidates/${candidate}/resume`, { as: token });
  expect(text).toContain('Nurse for seven years');
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="R_sum_ _final_ _1_.txt"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%22final%22%20%281%29.txt`,
  });
});
