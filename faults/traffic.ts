/** People who go on using the product whatever happens, and write down what was acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { JobFields } from '../schemas/job.ts';
import type { Database } from '../server/db/database.ts';
import { agreement } from '../tests/support/agreement.ts';
import { addCandidate, addEmployer, addRecruiter, subscribe, testPassword } from '../tests/support/people.ts';
import { emptyLedger, type Ledger } from './ledger.ts';

const answerWithinMs = 40_000;

export interface Traffic {
  ledger: Ledger;
  /** Answers by status; 0 is none at all. */
  statuses: Map<number, number>;
  /** Answers that may not be: of status 5xx, but not a 503 as problem+json with Retry-After. */
  wrong: string[];
  /** The longest time between two successes, in ms. */
  longestAway(): number;
  /** Acknowledged by now; a fault may wait for the next one. */
  successes(): number;
  stop(): Promise<void>;
  /** Has the payer look whether the plan is there, as the page does on which they wait for it. */
  lookAtPlans(): Promise<void>;
}

interface Answer {
  status: number;
  body: Record<string, unknown> & { stages?: { id: string }[] };
}

const payers = 400;

/** Who is there before anything happens: recruiters and candidates with plans, and candidates who have yet to pay. */
export async function addPeople(db: Database, run: string): Promise<void> {
  const boss = await addEmployer(db, `boss@${run}.example`);
  const recruiter = await addRecruiter(db, `recruiter@${run}.example`, boss);
  await subscribe(db, recruiter);
  const candidate = await addCandidate(db, `candidate@${run}.example`);
  await subscribe(db, candidate);
  for (let i = 0; i < payers; i += 1) await addCandidate(db, `payer${i}@${run}.example`);
}

/** Asks the servers in turn, and keeps count of what they answer. */
class Asker {
  readonly statuses = new Map<number, number>();
  readonly wrong: string[] = [];
  readonly tokens = new Map<string, string>();
  longestAway = 0;
  successes = 0;
  /** Of the next thing someone does. */
  number = 0;
  #lastSuccess = performance.now();
  readonly #urls: readonly string[];

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  async ask(
    call: string,
    given: { as?: string | undefined; body?: object | FormData } = {},
  ): Promise<Answer> {
    const [method = '', address = ''] = call.split(' ');
    const form = given.body instanceof FormData;
    try {
      const answer = await fetch(`${this.#urls[this.number % this.#urls.length]}/api/v1${address}`, {
        method,
        headers: {
          ...(given.as ? { authorization: `Bearer ${given.as}` } : {}),
          ...(given.body && !form ? { 'content-type': 'application/json' } : {}),
        },
        body: given.body instanceof FormData ? given.body : JSON.stringify(given.body),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const text = await answer.text();
      this.#count(answer, `${method} ${address} ${answer.status} ${text.slice(0, 200)}`);
      if (!answer.ok) await sleep(100);
      return {
        status: answer.status,
        body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : {},
      };
    } catch {
      this.statuses.set(0, (this.statuses.get(0) ?? 0) + 1);
      await sleep(100);
      return { status: 0, body: {} };
    }
  }

  #count({ status, headers, ok }: Response, told: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const refusal = /problem\+json/.test(headers.get('content-type') ?? '');
    if (status >= 500 && !(status === 503 && refusal && headers.has('retry-after'))) this.wrong.push(told);
    if (!ok) return;
    const now = performance.now();
    this.longestAway = Math.max(this.longestAway, now - this.#lastSuccess);
    this.#lastSuccess = now;
    this.successes += 1;
  }

  async tokenOf(email: string): Promise<string | undefined> {
    const kept = this.tokens.get(email);
    if (kept) return kept;
    const { status, body } = await this.ask('POST /auth/login', { body: { email, password: testPassword } });
    if (status !== 200) return undefined;
    this.tokens.set(email, String(body.token));
    return String(body.token);
  }
}

async function register(asker: Asker, ledger: Ledger, email: string, n: number): Promise<void> {
  const resume = Buffer.from(
    `New Person ${n}\nRegistered nurse, ${n} shifts in intensive care.\nSkills: triage\n`,
  );
  const form = new FormData();
  form.set('candidateEmail', email);
  form.set('candidateFirstName', 'New');
  form.set('candidateLastName', 'Person');
  form.set('candidatePassword', testPassword);
  for (const [name, version] of Object.entries(agreement)) form.set(name, version);
  form.set('resume', new Blob([resume]), 'resume.txt');
  const entry = { acknowledged: false, resume };
  ledger.candidates.set(email, entry);
  entry.acknowledged = (await asker.ask('POST /auth/register/candidate', { body: form })).status === 201;
}

/** Opens a job, has the candidate apply and moves the application. */
async function hire(asker: Asker, ledger: Ledger, run: string, n: number): Promise<void> {
  const recruiter = await asker.tokenOf(`recruiter@${run}.example`);
  const candidateEmail = `candidate@${run}.example`;
  const candidate = await asker.tokenOf(candidateEmail);
  if (!recruiter || !candidate) return;
  const title = `Nurse ${run} ${n}`;
  const fields = JobFields.parse({
    title,
    description: 'Care for people.',
    criteria: [{ name: 'Triage' }],
  });
  const job: { acknowledged: boolean; status: string | null } = { acknowledged: false, status: null };
  ledger.jobs.set(title, job);
  const made = await asker.ask('POST /jobs', { as: recruiter, body: fields });
  job.acknowledged = made.status === 201;
  if (!job.acknowledged) return;
  const opened = await asker.ask(`PATCH /jobs/${made.body.id}/status?status=OPEN`, { as: recruiter });
  if (opened.status !== 200) return;
  job.status = 'OPEN';

  const application: { acknowledged: boolean; stage: string | null } = { acknowledged: false, stage: null };
  ledger.applications.set(`${made.body.id} ${candidateEmail}`, application);
  const applied = await asker.ask('POST /candidate-applications', {
    as: candidate,
    body: { jobId: made.body.id },
  });
  application.acknowledged = applied.status === 201;
  if (!application.acknowledged) return;
  const stage = made.body.stages?.[1]?.id;
  const moved = await asker.ask(`PATCH /candidate-applications/${applied.body.id}/status?stageId=${stage}`, {
    as: recruiter,
  });
  if (moved.status === 200) application.stage = String(stage);
}

async function pay(asker: Asker, ledger: Ledger, email: string): Promise<void> {
  const as = await asker.tokenOf(email);
  if (!as) return;
  const entry = { acknowledged: false };
  ledger.payments.set(email, entry);
  const begun = await asker.ask('POST /subscriptions/payment-intent', {
    as,
    body: { planId: 'candidate-month' },
  });
  if (begun.status !== 200) return;
  const paid = await asker.ask(`POST /test-payments/${begun.body.clientSecret}/confirm`, {
    body: { card: '4242424242424242' },
  });
  entry.acknowledged = paid.status === 200;
}

/**
 * Asks for a plan as the page does that waits for it: the provider is asked every few seconds at most, and may be away.
 * Stops after a minute; the comparison counts a plan that is still missing.
 */
async function waitForPlan(asker: Asker, email: string): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    const { body } = await asker.ask('GET /subscriptions/active', { as: asker.tokens.get(email) });
    if (body.active === true || performance.now() > end) return;
    await sleep(1000);
  }
}

/**
 * @param urls of the servers, each asked in turn
 * @param run a name of this run's own, for what is made in it
 * @param people how many go on at the same time
 */
export function startTraffic(urls: readonly string[], run: string, people = 4): Traffic {
  const ledger = emptyLedger();
  const asker = new Asker(urls);
  let going = true;
  let payer = 0;
  async function goOn(): Promise<void> {
    while (going) {
      const n = asker.number++;
      const kind = n % 4;
      if (kind === 0) await register(asker, ledger, `new${n}@${run}.example`, n);
      else if (kind !== 3) await hire(asker, ledger, run, n);
      else if (payer < payers) await pay(asker, ledger, `payer${payer++}@${run}.example`);
    }
  }
  const working = Array.from({ length: people }, goOn);
  return {
    ledger,
    statuses: asker.statuses,
    wrong: asker.wrong,
    longestAway: () => asker.longestAway,
    successes: () => asker.successes,
    stop: async () => {
      going = false;
      await Promise.all(working);
    },
    async lookAtPlans() {
      for (const [email, { acknowledged }] of ledger.payments)
        if (acknowledged) await waitForPlan(asker, email);
    },
  };
}

export interface Pulse {
  /** Of /healthz, in ms, without the times when the process was away. */
  p99(): number;
  /** The longest time without an answer, in ms. */
  longestSilence(): number;
  stop(): void;
}

/** Asks every 50 ms whether the process lives. */
export function watchPulse(url: string): Pulse {
  const times: number[] = [];
  let going = true;
  let last = performance.now();
  let silence = 0;
  void (async () => {
    while (going) {
      const asked = performance.now();
      const ok = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
        async (answer) => answer.ok && (await answer.text()) !== '',
        () => false,
      );
      const now = performance.now();
      if (ok) {
        times.push(now - asked);
        silence = Math.max(silence, now - last);
        last = now;
      }
      await sleep(50);
    }
  })();
  return {
    p99: () => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
    longestSilence: () => silence,
    stop: () => {
      going = false;
    },
  };
}
