/** The world of the questions: two organisations and people of every role and standing, kept alive while they are asked. */
import { createTokens } from '../../../server/access/token.ts';
import { agreement } from '../agreement.ts';
import type { TestApp } from '../app.ts';
import { addOpenJob } from '../dailyRun.ts';
import { beginPayment, buyPlan } from '../payments.ts';
import { addCandidate, addEmployer, addRecruiter, testPassword } from '../people.ts';
import { codeFor, prove } from '../proof.ts';
import { addApplication, addInvitation, addOrganisation, addPick, type Organisation } from '../scene.ts';
import { testEnv } from '../services.ts';
import type { FuzzAnswer } from './judge.ts';
import type { FuzzCaller, FuzzRequest } from './requests.ts';

const newPassword = 'wheel marble ocean';

interface Scene {
  home: Organisation;
  /** E-mail by caller. */
  people: ReadonlyMap<FuzzCaller, string>;
  bought: string;
  invoiceId: string;
}

/** The list that a parameter names something of: `notes` for `/people/{email}/notes/{noteId}`. */
const listOf = (path: string, parameter: string): string =>
  path
    .split(`/{${parameter}}`)[0]
    ?.split('/')
    .findLast((step) => !step.startsWith('{')) ?? '';

const standings = { PENDING: 'RECRUITER PENDING', SUSPENDED: 'RECRUITER SUSPENDED' } as const;

async function makeScene(t: TestApp, number: number): Promise<Scene> {
  const at = `fuzz${number}`;
  const home = await addOrganisation(t, at);
  const unpaid = await addEmployer(t.db, `unpaid@${at}.example`);
  const people = new Map<FuzzCaller, string>([
    ['CANDIDATE', home.candidate],
    ['EMPLOYER', home.employer],
    ['RECRUITER', home.recruiter],
    ['EMPLOYER unpaid', unpaid],
    ['CANDIDATE unproved', await addCandidate(t.db, `unproved@${at}.example`)],
    ['RECRUITER unpaid', await addRecruiter(t.db, `recruiter@unpaid.${at}.example`, unpaid)],
  ]);
  for (const [status, caller] of Object.entries(standings)) {
    const email = `${status.toLowerCase()}@${at}.example`;
    await addRecruiter(t.db, email, home.employer, { status: status as 'PENDING' });
    people.set(caller, email);
  }
  const bought = await buyPlan(t, home.recruiter, 'recruiter-month');
  const { body: invoices } = await t.ask<{ id: string }[]>('GET /subscriptions/invoices', {
    as: await t.signIn(home.recruiter),
  });
  return { home, people, bought, invoiceId: invoices[0]?.id ?? '' };
}

/** Something new of each kind, which no call has used up yet. */
async function addFresh(t: TestApp, { home }: Scene, number: number) {
  const guest = await addCandidate(t.db, `guest${number}@fuzz.example`);
  const openJobId = await addOpenJob(t.db, home.recruiter);
  const pickId = await addPick(t.db, openJobId, guest);
  const invited = await addPick(t.db, await addOpenJob(t.db, home.recruiter), home.candidate);
  return {
    openJobId,
    pickId,
    invitationId: await addInvitation(t.db, invited),
    applicationId: await addApplication(t.db, home.job.id, guest),
    ownApplicationId: await addApplication(t.db, await addOpenJob(t.db, home.recruiter), home.candidate),
    clientSecret: await beginPayment(t, guest, 'candidate-month'),
  };
}

/** Whether an answer is a record or a list, and not a file. */
export const isRecord = (text: string): boolean => /^[[{]/.test(text);

export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(t: TestApp) {
  const tokens = createTokens(testEnv.AUTH_SECRET, testEnv.TOKEN_TTL, () => t.time.now);
  let scenes = 0;
  let fresh = 0;
  let addresses = 0;
  let scene = await makeScene(t, 0);
  let things = await addFresh(t, scene, 0);
  const held = new Map<FuzzCaller, string>();
  /** Ids of what calls have made, by the list it was added to. */
  const made = new Map<string, string>();

  const { passwordHash } = await t.db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', scene.home.employer)
    .executeTakeFirstOrThrow();

  const usersOf = () =>
    t.db
      .selectFrom('users')
      .select(['id', 'email', 'tokensValidFrom', 'passwordHash'])
      .where('email', 'in', [...scene.people.values()])
      .execute();

  async function signAll() {
    let users = await usersOf();
    if (users.length < scene.people.size || users.some(({ passwordHash }) => passwordHash === null)) {
      scenes += 1;
      scene = await makeScene(t, scenes);
      users = await usersOf();
    }
    await t.db
      .updateTable('users')
      .set({ passwordHash })
      .where('email', 'in', [...scene.people.values()])
      .execute();
    for (const [caller, email] of scene.people) {
      const user = users.find((one) => one.email === email);
      if (user) held.set(caller, (await tokens.issue(user.id, user.tokensValidFrom)).token);
    }
    const { now } = t.time;
    t.time.now = new Date(now.getTime() - 10 * 24 * 3600_000);
    const [user] = users;
    if (user) held.set('expired token', (await tokens.issue(user.id, now.toISOString())).token);
    t.time.now = now;
    held.set('forged token', `${held.get('CANDIDATE')?.slice(0, -4)}AAAA`);
  }

  /** Puts back what calls have changed of who people are, and adds what they have used up. */
  async function keep() {
    await signAll();
    const set = (emails: string[], status: 'ACTIVE' | 'PENDING' | 'SUSPENDED') =>
      t.db.updateTable('recruiters').set({ status }).where('recruiterEmail', 'in', emails).execute();
    const of = (caller: FuzzCaller) => scene.people.get(caller) ?? '';
    await set([of('RECRUITER'), of('RECRUITER unpaid')], 'ACTIVE');
    await set([of('RECRUITER PENDING')], 'PENDING');
    await set([of('RECRUITER SUSPENDED')], 'SUSPENDED');
    await t.db
      .updateTable('users')
      .set({ emailVerified: false })
      .where('email', '=', of('CANDIDATE unproved'))
      .execute();
    fresh += 1;
    things = await addFresh(t, scene, fresh);
    t.mails.length = 0;
  }
  await keep();

  /** Remembers what was made, so that other calls can be about it. */
  function learn(path: string, { status, text }: FuzzAnswer) {
    if (status !== 200 && status !== 201) return;
    if (!isRecord(text)) return;
    const body: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(body) ? body[0] : body;
    if (typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'string')
      made.set(path.split('/').at(-1) ?? '', first.id);
  }

  /** Something real for a field, in one request. */
  function realValues({ operation: { path, operationId }, caller }: FuzzRequest) {
    const own = scene.people.get(caller) ?? scene.home.candidate;
    addresses += 1;
    const registers = operationId.startsWith('register');
    const isForgot = /forgot|reset/i.test(operationId);
    const address = registers || /EmailCode$/.test(operationId) ? `new${addresses}@people.example` : own;
    const door = isForgot ? 'forgot-password' : 'email-verify';

    function emailInPath() {
      if (path.includes('/users/')) return own;
      const role = /\/(candidate|employer|recruiter)s\//.exec(path)?.[1]?.toUpperCase();
      if (role && caller.startsWith(role) && addresses % 4 > 0) return own;
      return {
        CANDIDATE: scene.home.candidate,
        EMPLOYER: scene.home.employer,
        RECRUITER: scene.home.recruiter,
      }[role as 'CANDIDATE'];
    }

    function id() {
      if (path.includes('/daily-candidates/')) return things.pickId;
      if (path.includes('/invitations/')) return things.invitationId;
      if (path.includes('/invoices/')) return scene.invoiceId;
      if (path.includes('/subscriptions/')) return scene.bought;
      if (path.includes('/candidate-applications/')) {
        return caller === 'CANDIDATE' ? things.ownApplicationId : things.applicationId;
      }
      const known = path.includes('/jobs/{id}') ? undefined : made.get(listOf(path, 'id'));
      return known ?? (addresses % 3 === 0 ? scene.home.job.id : things.openJobId);
    }

    async function code() {
      await t.ask(`POST /otp/${door}/send`, { body: { email: address } });
      return codeFor(t.mails, address);
    }

    async function confirmation() {
      const { body } = await t.ask<{ confirmationToken?: string }>('POST /auth/confirm-password', {
        as: held.get(caller),
        body: { password: testPassword },
      });
      return body?.confirmationToken ?? 'none';
    }

    const role =
      caller.split(' ')[0] === 'EMPLOYER'
        ? 'employer'
        : caller.startsWith('RECRUITER')
          ? 'recruiter'
          : 'candidate';
    const values: Record<string, () => unknown> = {
      id,
      jobId: () => (operationId === 'apply' ? things.openJobId : scene.home.job.id),
      email: () => (path.includes('{email}') ? emailInPath() : address),
      candidateEmail: () => address,
      employerEmail: () => address,
      recruiterEmail: () => (registers ? address : scene.home.recruiter),
      employerName: () =>
        operationId === 'registerRecruiter'
          ? `The fuzz${scenes} company`
          : `Fuzzy company ${addresses} ${role}`,
      stageId: () => 'interview',
      password: () => testPassword,
      currentPassword: () => testPassword,
      newPassword: () => newPassword,
      candidatePassword: () => newPassword,
      employerPassword: () => newPassword,
      recruiterPassword: () => newPassword,
      termsVersion: () => agreement.termsVersion,
      privacyVersion: () => agreement.privacyVersion,
      verificationToken: () => prove(t, address, door).catch(() => 'none'),
      confirmationToken: confirmation,
      code: () => code().catch(() => '000000'),
      planId: () => `${role}-${addresses % 2 ? 'month' : 'year'}`,
      card: () => '4242 4242 4242 4242',
      clientSecret: () => things.clientSecret,
    };
    return async (name: string): Promise<unknown> =>
      values[name] ? values[name]() : made.get(listOf(path, name));
  }

  return { keep, learn, realValues, tokenOf: (caller: FuzzCaller) => held.get(caller) };
}
