/** The services of the calls; made once at start and handed down, so that tests can make their own. */

import type { Limits } from '../access/limits.ts';
import type { RatePassword } from '../access/passwordRules.ts';
import type { Env } from '../base/env.ts';
import type { Database } from '../db/database.ts';
import type { CheckFile, ReadResume } from '../files/readResumeFacts.ts';
import type { ResumeStorage } from '../files/storage/storage.ts';
import type { ForgetMails, SendMail } from '../mail/queue.ts';
import type { ExpectFits } from './expectFits.ts';
import type { JudgePeople } from './judgePeople.ts';
import type { LegalTexts } from './legalTexts.ts';
import type { LookUpTxt } from './lookUpTxt.ts';
import type { MatchJobs } from './matchJobs.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import type { ReadImport } from './readImport.ts';
import type { WriteInvoice } from './writeInvoice.ts';
import type { WriteResume } from './writeResume.ts';

export interface Services {
  env: Env;
  db: Database;
  storage: ResumeStorage;
  /** Reads an uploaded resume: what it is, its text and the facts in it. */
  readResume: ReadResume;
  /** Tells what an attached file is, and refuses one that does something by itself. */
  checkFile: CheckFile;
  /** Reads an import file, off the thread that answers. */
  readImport: ReadImport;
  /** Says why a new password may not be chosen, off the thread that answers. */
  ratePassword: RatePassword;
  /** Queues a mail in a transaction; sent once that is committed. */
  sendMail: SendMail;
  /** Takes away whatever still waits to be sent to someone or speaks of them. */
  forgetMails: ForgetMails;
  /** Who takes the money. */
  payments: PaymentProvider;
  /** Draws an invoice, off the thread that answers. */
  writeInvoice: WriteInvoice;
  /** Draws a resume that was typed, off the thread that answers. */
  writeResume: WriteResume;
  /** Counts tries. */
  limits: Limits;
  /** Now. Asked every time, so that a test can move it. */
  clock: () => Date;
  /** Matches one candidate with jobs, off the thread that answers. */
  matchJobs: MatchJobs;
  /** Estimates how many people would fit a job, outside the thread that answers requests. */
  expectFits: ExpectFits;
  /** Judges people for a job as it would be, outside the thread that answers requests. */
  judgePeople: JudgePeople;
  /** Looks up texts in the domain name system; null in the trial on one machine, where nothing is looked up. */
  lookUpTxt: LookUpTxt | null;
  /** The terms, the privacy notice, the imprint and the contact page. */
  legalTexts: LegalTexts;
  /** Has a job's list made at once; called when it is opened. Returns when the work is safely queued. */
  requestDailyRun: (jobId: string) => Promise<void>;
}
