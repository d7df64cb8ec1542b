/**
 * Each mounted call, asked by each role and standing about someone else's things: refused as the permission table
 * says. What a recruiter who is not ACTIVE may do is written out here once more, so that the table cannot widen unseen.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../schemas/calls/call.ts';
import { scopeOf, scopesFor } from '../../../schemas/calls/machineScopes.ts';
import { askers, grantOf } from '../../../schemas/calls/permissions.ts';
import type { Problem } from '../../../schemas/calls/problem.ts';
import { type CallName, calls } from '../../../schemas/calls/table.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { fileForm, formOf } from '../../support/form.ts';
import { addGuest, visitAsGuest } from '../../support/guests.ts';
import { addPersonByHand, archiveForm, csvForm, importReader, upload } from '../../support/imports.ts';
import { addMachineKey } from '../../support/machineKeys.ts';
import { mountedCalls } from '../../support/mountedCalls.ts';
import { buyPlan } from '../../support/payments.ts';
import {
  addAdministrator,
  addCandidate,
  addEmployer,
  addRecruiter,
  testPassword,
} from '../../support/people.ts';
import {
  addInvitation,
  addJobOffer,
  addOrganisation,
  type Organisation,
  written,
} from '../../support/scene.ts';
import { addWebhook } from '../../support/webhooks.ts';

let t: TestApp;
let home: Organisation;
let foreign: Organisation;
let foreignInvitation: string;
let foreignOffer: string;
let foreignTemplate: string;
let foreignGuest: string;
let foreignKey: string;
let foreignWebhook: string;
let foreignSearch: string;
let foreignResume: string;
let foreignImport: string;
let foreignAdded: string;
let foreignTeamInvitation: string;
let foreignDomain: string;
let foreignAdministrator: string;
let foreignSubscription: string;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  t = await testApp({ readImport: importReader() });
  home = await addOrganisation(t, 'home');
  foreign = await addOrganisation(t, 'foreign');
  foreignSubscription = await buyPlan(t, foreign.recruiter, 'recruiter-month');
  foreignInvitation = await addInvitation(t.db, foreign.pickId);
  foreignTemplate = (
    await t.ask<{ id: string }>('POST /message-templates', {
      as: await t.signIn(foreign.recruiter),
      body: { name: 'Theirs', text: 'Theirs' },
    })
  ).body.id;
  foreignGuest = (
    await addGuest(t, await t.signIn(foreign.recruiter), foreign.job.id, 'else@elsewhere.example')
  ).id;
  foreignKey = (await addMachineKey(t, await t.signIn(foreign.employer), { scopes: ['jobs:read'] })).id;
  foreignTeamInvitation =
    (
      await t.ask<{ id: string }[]>('POST /team-invitations', {
        as: await t.signIn(foreign.employer),
        body: { emails: ['sam@elsewhere.example'] },
      })
    ).body[0]?.id ?? '';
  foreignDomain = (
    await t.ask<{ id: string }>('POST /company-domains', {
      as: await t.signIn(foreign.employer),
      body: { domain: 'foreign.example' },
    })
  ).body.id;
  foreignWebhook = await addWebhook(t.db, foreign.employer);
  foreignSearch = (
    await t.ask<{ id: string }>('POST /saved-searches', {
      as: await t.signIn(foreign.candidate),
      body: { name: 'Nurse', search: { q: 'nurse' } },
    })
  ).body.id;
  foreignResume = (
    await t.ask<{ id: string }>('POST /resumes', {
      as: await t.signIn(foreign.candidate),
      body: formOf({}, { bytes: 'Casey Candidate. Cook for three years.' }),
    })
  ).body.id;
  const theirs = await t.signIn(foreign.recruiter);
  foreignImport = (await upload(t, theirs, 'JOBS', 'Title,Description\nNurse,Cares.')).body.id;
  foreignAdded = (await addPersonByHand(t, theirs, 'nia@elsewhere.example')).id;
  foreignOffer = await addJobOffer(t.db, foreign.applicationId);
  await addAdministrator(t.db, 'administrator@home.example', home.employer);
  foreignAdministrator = await addAdministrator(t.db, 'administrator@foreign.example', foreign.employer);
  await addEmployer(t.db, 'employer@unpaid.example');
  await addAdministrator(t.db, 'administrator@unpaid.example', 'employer@unpaid.example');
  await addRecruiter(t.db, 'recruiter@unpaid.example', 'employer@unpaid.example');
  // The employer has a plan and everything else there is to be read: none of it is theirs.
  await addRecruiter(t.db, 'pending@home.example', home.employer, { status: 'PENDING' });
  await addRecruiter(t.db, 'suspended@home.example', home.employer, { status: 'SUSPENDED' });
  await addCandidate(t.db, 'candidate@unpaid.example');
  await addGuest(t, await t.signIn(home.recruiter), home.job.id, 'gale@elsewhere.example');
  tokens.GUEST = await visitAsGuest(t, 'gale@elsewhere.example');
  for (const [key, email] of Object.entries({
    CANDIDATE: home.candidate,
    EMPLOYER: home.employer,
    ADMINISTRATOR: 'administrator@home.example',
    RECRUITER: home.recruiter,
    'CANDIDATE unpaid': 'candidate@unpaid.example',
    'EMPLOYER unpaid': 'employer@unpaid.example',
    'ADMINISTRATOR unpaid': 'administrator@unpaid.example',
    'RECRUITER unpaid': 'recruiter@unpaid.example',
    'RECRUITER PENDING': 'pending@home.example',
    'RECRUITER SUSPENDED': 'suspended@home.example',
  })) {
    tokens[key] = await t.signIn(email);
  }
});

const names = (await mountedCalls()).filter((name) => calls[name].may !== 'public');

/** Everything a recruiter who is not ACTIVE may do. */
const openToInactive: readonly CallName[] = [
  'currentUser',
  'user',
  'recruiter',
  'updateRecruiter',
  'changePassword',
  'sessions',
  'endSession',
  'endOtherSessions',
  'secondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  'passkeys',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'openIdLinks',
  'beginOpenIdLink',
  'addOpenIdLink',
  'keepOpenIdLink',
  'removeOpenIdLink',
  'changeAddress',
  'logout',
  // Whether there is another area is asked of the account.
  'switchArea',
  // Data held about someone is theirs, whatever their standing.
  'confirmPassword',
  'agree',
  'exportRecruiter',
  'eraseRecruiter',
];

/** Calls that belong to the owner of a company and to no other administrator. */
const openToOwner: readonly CallName[] = [
  'exportEmployer',
  'eraseEmployer',
  'removeAdministrator',
  'handOverCompany',
  'updateCompanyDomain',
];

/** Something of the other organisation that the path asks for. */
function foreignValue(path: string, key: string): string {
  if (key === 'place') return '0';
  if (key === 'jobId') return foreign.job.id;
  if (key === 'email') {
    if (path.startsWith('/recruiters')) return foreign.recruiter;
    if (path.startsWith('/administrators')) return foreignAdministrator;
    return path.startsWith('/employers') ? foreign.employer : foreign.candidate;
  }
  if (path.startsWith('/daily-candidates')) return foreign.pickId;
  if (path.startsWith('/invitations')) return foreignInvitation;
  if (path.startsWith('/job-offers')) return foreignOffer;
  if (path.startsWith('/message-templates')) return foreignTemplate;
  if (path.startsWith('/subscriptions')) return foreignSubscription;
  if (key === 'guestId') return foreignGuest;
  if (path.startsWith('/machine-keys')) return foreignKey;
  if (path.startsWith('/webhooks')) return foreignWebhook;
  if (path.startsWith('/saved-searches')) return foreignSearch;
  if (path.startsWith('/imports')) return foreignImport;
  if (path.startsWith('/added-people')) return foreignAdded;
  if (path.startsWith('/company-domains')) return foreignDomain;
  if (path.startsWith('/team-invitations')) return foreignTeamInvitation;
  if (path.startsWith('/resumes')) return foreignResume;
  return path.startsWith('/candidate-applications') || path.startsWith('/guest/applications')
    ? foreign.applicationId
    : foreign.job.id;
}

/** Queries that calls cannot be asked without. */
const queries: Partial<Record<CallName, string>> = {
  setJobStatus: 'status=OPEN',
  search: 'q=nurse',
  answerCriterionSuggestion: 'name=ICU&decision=ACCEPT',
  setDailyCandidateStatus: 'status=SAVED',
  setRecruiterStatus: 'status=ACTIVE',
  mailsOfStatus: 'stageId=offer',
  setApplicationStatus: 'stageId=offer',
  answerInvitation: 'status=ACCEPTED',
  answerJobOffer: 'status=ACCEPTED',
  exportCandidate: 'confirmationToken=x',
  exportRecruiter: 'confirmationToken=x',
  eraseRecruiter: 'confirmationToken=x',
  exportEmployer: 'confirmationToken=x',
  eraseEmployer: 'confirmationToken=x',
  exportAdministrator: 'confirmationToken=x',
  eraseAdministrator: 'confirmationToken=x',
  eraseCandidate: 'confirmationToken=x',
};

const interview = {
  ...{ kind: 'PHONE', minutes: 30, place: '+1 512 555 0134', timeZone: 'America/Chicago' },
  proposedTimes: ['2026-06-08T15:00:00.000Z'],
};

/** Bodies that are right in themselves, so that only whose thing it is can be wrong. */
const bodies: Partial<Record<CallName, unknown>> = {
  changePlan: { planId: 'recruiter-year' },
  moveTestClock: { days: 1 },
  markJob: { mark: 'SAVED' },
  saveSearch: { name: 'Mine now', search: { q: 'nurse' } },
  changeSavedSearch: { name: 'Mine now' },
  updateEmployer: { employerName: 'Mine now' },
  updateAdministrator: { administratorFirstName: 'Robin', administratorLastName: 'Example' },
  handOverCompany: { confirmationToken: 'x' },
  updateRecruiter: { recruiterFirstName: 'Robin', recruiterLastName: 'Example' },
  invite: { salaryMin: 90_000, salaryMax: 110_000 },
  closeJob: { closeReason: 'OTHER', reason: 'Filled' },
  closeFilledJob: { reason: 'Filled', notify: false },
  makeJobOffer: { salary: 90_000, startDate: '2026-07-01', expiresOn: '2026-06-10' },
  setJobPublicPage: { publicPage: false },
  searchPool: { q: 'nurse' },
  addFromPool: { handle: 'theirs' },
  keepPeopleLonger: {},
  considerPeople: { people: ['someone@elsewhere.example'] },
  criteriaEffect: { title: 'Mine now', criteria: [] },
  correctFacts: { headline: 'Mine now' },
  updateNoticeSettings: { messages: 'PRODUCT' },
  markNoticesRead: { noticeId: '0196f000-0000-7000-8000-000000000001' },
  writeNote: { text: 'Mine now' },
  changeNote: { text: 'Mine now' },
  addPersonFile: fileForm('Mine now'),
  addResume: formOf({}),
  renameResume: { resumeName: 'Mine now' },
  setPersonTags: { tags: ['Mine now'] },
  ratePerson: { rating: 1 },
  createWebhook: { url: 'https://127.0.0.1/', events: ['offer.answered'] },
  updateWebhook: { url: 'https://127.0.0.1/', events: ['offer.answered'] },
  createMachineKey: { name: 'Mine now', scopes: ['jobs:read'] },
  writeMessage: { text: 'Mine now' },
  markMessagesRead: { messageId: '0196f000-0000-7000-8000-000000000001' },
  createMessageTemplate: { name: 'Mine now', text: 'Mine now' },
  updateMessageTemplate: { name: 'Mine now', text: 'Mine now' },
  proposeInterview: interview,
  changeInterview: interview,
  cancelInterview: {},
  chooseInterviewTime: { startsAt: '2026-06-08T15:00:00.000Z', timeZone: 'America/Chicago' },
  refuseInterviewTimes: { text: 'Mine now' },
  uploadImport: csvForm('JOBS', 'Title,Description\nNurse,Cares.'),
  updateImport: { encoding: 'utf-8' },
  previewImport: { fields: ['title', 'description'] },
  startImport: { fields: ['title', 'description'] },
  uploadResumes: archiveForm(),
  updateImportedResume: { isSkipped: true },
  readAddedResume: formOf({}),
  addPerson: formOf({
    candidateEmail: 'x@elsewhere.example',
    candidateFirstName: 'X',
    candidateLastName: 'Y',
  }),
  inviteGuest: { guestName: 'Robin Example', guestEmail: 'robin@elsewhere.example' },
  addCompanyDomain: { domain: 'home.example' },
  updateCompanyDomain: { letsIn: true },
  inviteTeam: { emails: ['robin@elsewhere.example'] },
  handOverJob: { recruiterEmail: 'recruiter@home.example' },
  handOverJobs: { recruiterEmail: 'recruiter@home.example' },
  giveScorecard: { recommendation: 'YES' },
  hideFrom: { companies: ['Mine now'] },
  setJobPreferences: { roles: ['Mine now'] },
  updateCandidate: formOf({ candidateFirstName: 'Robin', candidateLastName: 'Example' }),
};

/** Keys by the scope they lack and whom they act for. */
const keys = new Map<string, string>();

/** A key with every scope there is but the one that opens the call. */
async function keyWithoutScope(call: Call, role: 'EMPLOYER' | 'RECRUITER'): Promise<string> {
  const lacking = call.may === 'public' ? undefined : scopeOf(call.may);
  const name = `${role} without ${lacking}`;
  const known = keys.get(name);
  if (known) return known;
  const { secret } = await addMachineKey(t, tokens.EMPLOYER, {
    scopes: scopesFor(role).filter((scope) => scope !== lacking),
    recruiterEmail: role === 'RECRUITER' ? home.recruiter : null,
  });
  keys.set(name, secret);
  return secret;
}

async function ask(name: CallName, as: string | undefined) {
  const call: Call = calls[name];
  const address = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(foreignValue(call.path, key)),
  );
  const query = queries[name] ? `?${queries[name]}` : '';
  const body = call.body ? (bodies[name] ?? written()) : undefined;
  const {
    status,
    headers,
    body: answer,
  } = await t.ask<Problem>(`${call.method} ${address}${query}`, { as, body });
  expect(headers['cache-control']).toBe('no-store');
  return { status, code: answer?.code };
}

/** Calls about nobody in particular are the caller's own business and answer 200. */
const isAboutOthers = ({ params }: Call) => params !== undefined;

for (const name of names) {
  const call: Call = calls[name];
  describe(`${call.method} ${call.path}`, () => {
    test('needs a token', async () => {
      expect(await ask(name, undefined)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    });

    test.each(['EMPLOYER', 'RECRUITER'] as const)(
      'is closed to a key of the %s that lacks its scope',
      async (role) => {
        const key = await keyWithoutScope(call, role);
        expect(await ask(name, key)).toEqual({ status: 403, code: 'FORBIDDEN' });
      },
    );

    const ofEmployer = call.may === 'public' ? undefined : grantOf(call.may, 'EMPLOYER');
    if (!ofEmployer)
      test('is not for an administrator, as it is not for the owner', async () => {
        expect(await ask(name, tokens.ADMINISTRATOR)).toEqual({ status: 403, code: 'FORBIDDEN' });
      });
    else if (ofEmployer.owner)
      test('is for the owner of a company alone', async () => {
        expect(openToOwner).toContain(name);
        expect(await ask(name, tokens.ADMINISTRATOR)).toEqual({ status: 403, code: 'OWNER_ONLY' });
      });
    else if (isAboutOthers(call))
      test("knows nothing of what is not the administrator's", async () => {
        expect(await ask(name, tokens.ADMINISTRATOR)).toEqual({ status: 404, code: 'NOT_FOUND' });
      });
    if (ofEmployer?.paid)
      test('needs a subscription of the company of an administrator', async () => {
        expect(await ask(name, tokens['ADMINISTRATOR unpaid'])).toEqual({
          status: 402,
          code: 'SUBSCRIPTION_REQUIRED',
        });
      });

    for (const role of askers) {
      const grant = call.may === 'public' ? undefined : grantOf(call.may, role);
      if (!grant) {
        test(`is not for a ${role}`, async () => {
          expect(await ask(name, tokens[role])).toEqual({ status: 403, code: 'FORBIDDEN' });
        });
        continue;
      }
      if (isAboutOthers(call)) {
        test(`knows nothing of what is not the ${role}'s`, async () => {
          expect(await ask(name, tokens[role])).toEqual({ status: 404, code: 'NOT_FOUND' });
        });
      }
      if (grant.paid) {
        test(`needs a subscription of the ${role}`, async () => {
          expect(await ask(name, tokens[`${role} unpaid`])).toEqual({
            status: 402,
            code: 'SUBSCRIPTION_REQUIRED',
          });
        });
      }
    }

    if (call.may === 'public' || !grantOf(call.may, 'RECRUITER')) return;
    for (const status of ['PENDING', 'SUSPENDED'] as const) {
      const as = `RECRUITER ${status}`;
      if (!openToInactive.includes(name)) {
        test(`is closed to a ${status} recruiter`, async () => {
          expect(await ask(name, tokens[as])).toEqual({ status: 403, code: 'RECRUITER_NOT_ACTIVE' });
        });
      } else if (isAboutOthers(call)) {
        test(`knows nothing of what is not the ${status} recruiter's`, async () => {
          expect(await ask(name, tokens[as])).toEqual({ status: 404, code: 'NOT_FOUND' });
        });
      }
    }
  });
}

test.each(['pending', 'suspended'])('a %s recruiter has their own account and profile', async (who) => {
  const email = `${who}@home.example`;
  const as = await t.signIn(email);
  const { body: me } = await t.ask<{ role: string }>('GET /users/me', { as });
  expect(me.role).toBe('RECRUITER');
  expect((await t.ask(`GET /users/${email}`, { as })).status).toBe(200);
  expect((await t.ask(`GET /recruiters/${email}`, { as })).status).toBe(200);
  const changed = { recruiterFirstName: 'Sam', recruiterLastName: 'Example' };
  expect((await t.ask(`PUT /recruiters/${email}`, { as, body: changed })).body).toMatchObject(changed);
  const passwords = { currentPassword: testPassword, newPassword: 'wheel marble ocean' };
  const { status, body } = await t.ask<{ token: string }>('POST /auth/change-password', {
    as,
    body: passwords,
  });
  expect(status).toBe(200);
  expect((await t.ask('POST /auth/logout', { as: body.token })).status).toBe(204);
});
