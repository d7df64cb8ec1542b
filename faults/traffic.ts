/** People who go on using the product whatever happens, and write down what was acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { JobFields } from '../schemas/job.ts';
import type { Database } from '../server/db/database.ts';
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
  longestAway: number;
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

/**
 * @param urls of the servers, each asked in turn
 * @param run a name of this run's own, for what is made in it
 * @param people how many go on at the same time
 */
export function startTraffic(urls: readonly string[], run: string, people = 4): Traffic {
  const ledger = emptyLedger();
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const tokens = new Map<string, string>();
  let [going, number, payer, successes] = [true, 0, 0, 0];
  let lastSuccess = performance.now();
  const traffic: Traffic = {
    ledger,
    statuses,
    wrong,
    longestAway: 0,
    successes: () => successes,
    stop: async () => {
      going = false;
      await Promise.all(working);
    },
    async lookAtPlans() {
      for (const [email, { acknowledged }] of ledger.payments) {
        if (acknowledged) await ask('GET /subscriptions/active', { as: tokens.get(email) });
      }
    },
  };

  async function ask(
    call: string,
    given: { as?: string | undefined; body?: object | FormData } = {},
  ): Promise<Answer> {
    const [method = '', address = ''] = call.split(' ');
    const url = urls[number % urls.length];
    const form = given.body instanceof FormData;
    try {
      const answer = await fetch(`${url}/api/v1${address}`, {
        method,
        headers: {
          ...(given.as ? { authorization: `Bearer ${given.as}` } : {}),
          ...(given.body && !form ? { 'content-type': 'application/json' } : {}),
        },
        body: given.body instanceof FormData ? given.body : JSON.stringify(given.body),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const refusal = /problem\+json/.test(answer.headers.get('content-type') ?? '');
      if (answer.status >= 500 && !(answer.status === 503 && refusal && answer.headers.has('retry-after'))) {
        wrong.push(`${method} ${address} ${answer.status} ${text.slice(0, 200)}`);
      }
      if (answer.ok) {
        const now = performance.now();
        traffic.longestAway = Math.max(traffic.longestAway, now - lastSuccess);
        lastSuccess = now;
        successes += 1;
      } else await sleep(100);
      return {
        status: answer.status,
        body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : {},
      };
    } catch {
      statuses.set(0, (statuses.get(0) ?? 0) + 1);
      await sleep(100);
      return { status: 0, body: {} };
    }
  }

  async function tokenOf(email: string): Promise<string | undefined> {
    const kept = tokens.get(email);
    if (kept) return kept;
    const { status, body } = await ask('POST /auth/login', { body: { email, password: testPassword } });
    if (status !== 200) return undefined;
    tokens.set(email, String(body.token));
    return String(body.token);
  }

  async function register(n: number): Promise<void> {
    const email = `new${n}@${run}.example`;
    const resume = Buffer.from(
      `New Person ${n}\nRegistered nurse, ${n} shifts in intensive care.\nSkills: triage\n`,
    );
    const form = new FormData();
    const fields = { email, candidateFirstName: 'New', candidateLastName: 'Person', password: testPassword };
    for (const [name, value] of Object.entries(fields))
      form.set(name === 'email' ? 'candidateEmail' : name === 'password' ? 'candidatePassword' : name, value);
    form.set('resume', new Blob([resume]), 'resume.txt');
    const entry = { acknowledged: false, resume };
    ledger.candidates.set(email, entry);
    entry.acknowledged = (await ask('POST /auth/register/candidate', { body: form })).status === 201;
  }

  async function hire(n: number): Promise<void> {
    const recruiter = await tokenOf(`recruiter@${run}.example`);
    const candidateEmail = `candidate@${run}.example`;
    const candidate = await tokenOf(candidateEmail);
    if (!recruiter || !candidate) return;
    const title = `Nurse ${run} ${n}`;
    const fields = JobFields.parse({
      title,
      description: 'Care for people.',
      criteria: [{ name: 'Triage' }],
    });
    const job: { acknowledged: boolean; status: string | null } = { acknowledged: false, status: null };
    ledger.jobs.set(title, job);
    const made = await ask('POST /jobs', { as: recruiter, body: fields });
    job.acknowledged = made.status === 201;
    if (!job.acknowledged) return;
    const opened = await ask(`PATCH /jobs/${made.body.id}/status?status=OPEN`, { as: recruiter });
    if (opened.status !== 200) return;
    job.status = 'OPEN';

    const application: { acknowledged: boolean; stage: string | null } = { acknowledged: false, stage: null };
    ledger.applications.set(`${made.body.id} ${candidateEmail}`, application);
    const applied = await ask('POST /candidate-applications', {
      as: candidate,
      body: { jobId: made.body.id },
    });
    application.acknowledged = applied.status === 201;
    if (!application.acknowledged) return;
    const stage = made.body.stages?.[1]?.id;
    const moved = await ask(`PATCH /candidate-applications/${applied.body.id}/status?stageId=${stage}`, {
      as: recruiter,
    });
    if (moved.status === 200) application.stage = String(stage);
  }

  async function pay(): Promise<void> {
    if (payer >= payers) return;
    const email = `payer${payer++}@${run}.example`;
    const as = await tokenOf(email);
    if (!as) return;
    const entry = { acknowledged: false };
    ledger.payments.set(email, entry);
    const begun = await ask('POST /subscriptions/payment-intent', {
      as,
      body: { planId: 'candidate-month' },
    });
    if (begun.status !== 200) return;
    const paid = await ask(`POST /test-payments/${begun.body.clientSecret}/confirm`, {
      body: { card: '4242424242424242' },
    });
    entry.acknowledged = paid.status === 200;
  }

  async function goOn(): Promise<void> {
    while (going) {
      const n = number++;
      const kind = n % 4;
      await (kind === 0 ? register(n) : kind === 3 ? pay() : hire(n));
    }
  }
  const working = Array.from({ length: people }, goOn);
  return traffic;
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
