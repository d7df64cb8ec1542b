/** The app's services in a test: a database and nothing else that outlives the process. */

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createLimits } from '../../server/access/limits.ts';
import { passwordProblem } from '../../server/access/passwordRules.ts';
import { type Env, parseSettings } from '../../server/base/env.ts';
import { logging } from '../../server/base/logging.ts';
import type { Database } from '../../server/db/database.ts';
import { drawInvoice } from '../../server/features/billing/invoices/drawInvoice.ts';
import { receiveEvent } from '../../server/features/billing/receiveEvent.ts';
import { createTestPayments } from '../../server/features/billing/test/provider.ts';
import { createExpectFits } from '../../server/features/expectedFits/expectFits.ts';
import { createJudgePeople } from '../../server/features/expectedFits/judgePeople.ts';
import { createKnownPool } from '../../server/features/expectedFits/knownPool.ts';
import { createMatchJobs } from '../../server/features/fits/matchJobs.ts';
import { readLegalTexts } from '../../server/features/legal/readLegalTexts.ts';
import { drawResume } from '../../server/features/writtenResumes/drawResume.ts';
import type { ResumeStorage } from '../../server/files/storage/storage.ts';
import type { Services } from '../../server/services/services.ts';

export const testEnv: Env = {
  ...parseSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', TOKEN_TTL: '3600', DEMO: 'off' }),
  AUTH_SECRET: 'a secret that is only good for tests',
};

/** Files in memory. */
function memoryStorage(): ResumeStorage {
  const files = new Map<string, Uint8Array>();
  return {
    async put(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex');
      files.set(key, bytes);
      return key;
    },
    async get(key) {
      const bytes = files.get(key);
      return bytes && { stream: Readable.from([Buffer.from(bytes)]), size: bytes.length };
    },
    async delete(key) {
      files.delete(key);
    },
    async *storedBefore() {
      // An entry kept for the length of a test is never old.
    },
  };
}

const none = async () => {
  throw new Error('This app is not asked for that.');
};

/** Those that come with the program. */
const sampleTexts = readLegalTexts('legal');

/** @param more replaces services; what is not given and not kept in memory throws when it is asked for */
export function testServices(db: Database, more: Partial<Services> = {}): Services {
  const { env = testEnv, clock = () => new Date() } = more;
  const pool = createKnownPool(db, () => clock().getTime());
  const services: Services = {
    env,
    db,
    storage: memoryStorage(),
    clock,
    readResume: none,
    checkFile: none,
    readImport: { inspect: none, rows: none },
    ratePassword: passwordProblem,
    sendMail: none,
    forgetMails: async () => {},
    matchJobs: createMatchJobs(),
    expectFits: createExpectFits(db, () => clock().getTime(), pool),
    judgePeople: createJudgePeople(db, pool, () => clock().getTime()),
    payments: createTestPayments({
      log: logging('silent'),
      db,
      env,
      clock,
      receiveEvent: (rawBody, signature) => receiveEvent(services, rawBody, signature),
    }),
    writeInvoice: drawInvoice,
    writeResume: drawResume,
    limits: createLimits(db, env),
    lookUpTxt: async () => [],
    legalTexts: { isAgreementRequired: true, inForce: () => sampleTexts },
    requestDailyRun: none,
    ...more,
  };
  return services;
}
