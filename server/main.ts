/** Starts the server: settings, database, migrations, work in the background, the app, and at last one address. */

import { createLimits } from './access/limits.ts';
import { createPasswordRater } from './access/passwordRater.ts';
import { buildApp } from './app.ts';
import { type Env, parseSettings } from './base/env.ts';
import { logging } from './base/logging.ts';
import { traceOf } from './base/openBoss.ts';
import { poolSizes, runThreads } from './base/poolSizes.ts';
import { checkPort, listenError } from './base/port.ts';
import { createShutdown, type Shutdown } from './base/shutdown.ts';
import { reasonOf, StartError } from './base/startError.ts';
import { whyUnavailable } from './base/unavailable.ts';
import { backgroundLimits, openDatabase, timeLimits } from './db/database.ts';
import { checkDatabase } from './db/embedded/startPostgres.ts';
import { migrate } from './db/migrate.ts';
import { type ReachedDatabase, reachDatabase } from './db/reachDatabase.ts';
import { seedDemo } from './demo/seed.ts';
import { doDueTasks } from './doDueTasks.ts';
import { askWaiting } from './features/addedPeople/askPeople.ts';
import { startArchives } from './features/archives/runArchives.ts';
import { invoicePdf } from './features/billing/invoices/invoicePdf.ts';
import { createInvoiceWriter } from './features/billing/invoices/invoiceWriter.ts';
import { keepPlans } from './features/billing/keepPlans.ts';
import { openPayments } from './features/billing/openPayments.ts';
import { watchClocks } from './features/clocks/watchClocks.ts';
import { keepDomains } from './features/companyDomains/keepDomains.ts';
import { createTxtLookup } from './features/companyDomains/lookUpTxt.ts';
import { recordMissingDomains } from './features/companyDomains/recordKnownDomains.ts';
import { threadHands, warmUp } from './features/dailyRun/hands.ts';
import { createFactsKeeper } from './features/dailyRun/keepFacts.ts';
import { keepProfiles } from './features/dailyRun/keepProfiles.ts';
import { startQueue } from './features/dailyRun/queue.ts';
import { createFitsExpecter } from './features/expectedFits/fitsExpecter.ts';
import { refreshApplicationFits } from './features/fits/applicationFits.ts';
import { createFitMatcher } from './features/fits/fitMatcher.ts';
import { warmFits } from './features/fits/refreshFits.ts';
import { startImports } from './features/imports/runImports.ts';
import { watchInbox } from './features/inbox/watchInbox.ts';
import { openLegalTexts } from './features/legal/legalTexts.ts';
import { sendDueNews } from './features/mornings/sendDueNews.ts';
import { eraseAgain } from './features/ownData/erasures.ts';
import { fillNameKeys } from './features/people/fillNameKeys.ts';
import { createResumeSweep } from './features/people/sweepResumes.ts';
import { startWebhooks } from './features/webhooks/sender.ts';
import { createResumeWriter } from './features/writtenResumes/resumeWriter.ts';
import { createFactsIntake } from './files/readResumeFacts.ts';
import { openResumeStorage } from './files/storage/openStorage.ts';
import { storageOptions } from './files/storage/storageOptions.ts';
import { holdBuild } from './holdBuild.ts';
import { createImportReader } from './import/importReader.ts';
import { loadEnv } from './loadEnv.ts';
import type { AttachInvoice } from './mail/deliver.ts';
import { startMailQueue } from './mail/queue.ts';
import type { Services } from './services/services.ts';
import { startNotices } from './startNotices.ts';

/** Exit statuses of the server; 0 is an end that was asked for. */
const exitStatus = {
  /** A setting, a port or a folder is not right: starting again would end the same way. */
  cannotStart: 1,
  /** It ran and broke down, or met what nobody foresaw: starting again may help. (EX_TEMPFAIL) */
  brokeDown: 75,
} as const;

/** How long a question to the database may take while someone waits for the answer, in milliseconds. */
const answerWithinMs = 15_000;
/** How long a transaction may be left open without a question, before the database ends it and frees what it holds. */
const idleInTransactionMs = 60_000;
/** How long requests in flight may take when the server closes, and how long work in the background. */
const drainMs = 4000;
const stopWorkMs = 1500;
const closePoolMs = 300;

/** How often jobs are weighed against the newest people. */
const warmEveryMs = 60 * 60_000;

type Log = ReturnType<typeof logging>;

/** Migrations may take as long as they take. */
async function bringUp(connection: ReachedDatabase['connection']): Promise<void> {
  const { db, close } = openDatabase(connection);
  try {
    await migrate(db);
    await fillNameKeys(db);
    await recordMissingDomains(db);
  } finally {
    await close();
  }
}

async function reach(env: Env, log: Log, shutdown: Shutdown): Promise<ReachedDatabase> {
  const database = await reachDatabase(env);
  shutdown.add(database.stop);
  database.watch({
    died: () => log.error('the database has died; it is started again'),
    revived: (ms) => log.warn({ ms }, 'the database is back'),
    lost: fail,
  });
  return database;
}

/** Two pools: requests are answered in time, and background work may take as long as it needs. */
function openPools(
  connection: ReachedDatabase['connection'],
  size: Env['DATABASE_POOL'],
  log: Log,
  shutdown: Shutdown,
) {
  const sizes = poolSizes(size);
  const onBroken = (error: Error) =>
    log.warn({ code: 'code' in error ? error.code : error.name }, 'a connection to the database broke');
  const background = openDatabase({ ...connection, ...backgroundLimits, max: sizes.background }, onBroken);
  const answering = openDatabase(
    {
      ...connection,
      ...timeLimits(answerWithinMs),
      max: sizes.answering,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    },
    onBroken,
  );
  for (const { close } of [background, answering]) shutdown.add(close, closePoolMs);
  return { db: background.db, answering: answering.db };
}

/** Pools of threads and processes; none of them starts one before there is something to do. */
function startWorkers(connection: ReachedDatabase['connection'], clock: () => Date, shutdown: Shutdown) {
  const workers = {
    intake: createFactsIntake(clock),
    imports: createImportReader(),
    passwords: createPasswordRater(),
    fits: createFitMatcher(),
    resumes: createResumeWriter(),
    expecter: createFitsExpecter(connection),
    hands: threadHands(connection, runThreads),
  };
  for (const pool of Object.values(workers)) shutdown.add(async () => pool.close());
  return workers;
}

/** The hourly work that nothing else waits for. */
function doingDueTasks({
  db,
  clock,
  log,
  storage,
  ...mails
}: Pick<Services, 'db' | 'clock' | 'storage' | 'env' | 'sendMail'> & { log: Log }) {
  const sweepOrphans = createResumeSweep({ db, storage });
  return async () => {
    await doDueTasks(db, clock());
    await askWaiting({ db, clock, ...mails });
    // Files that nobody holds are in nobody's way: the daily run does not wait for a storage that is away.
    await sweepOrphans(clock())
      .then((removed) => removed > 0 && log.warn({ removed }, 'files that no candidate holds were removed'))
      .catch((error) => log.warn(traceOf(error), 'files that no candidate holds could not be looked for'));
  };
}

async function serve(services: Services, shutdown: Shutdown): Promise<void> {
  const { HOST: host, PORT: port } = services.env;
  const app = await buildApp(services);
  shutdown.add(app.drain, drainMs);
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw listenError(error, host, port);
  }
}

/** Nobody waits for what is made ready ahead of time. */
function makeReady(
  base: { db: Services['db']; log: Log },
  { hands, fits, expecter }: ReturnType<typeof startWorkers>,
  shutdown: Shutdown,
): void {
  void warmUp(base, [hands, expecter]);
  const warm = () => void warmFits({ ...base, matchJobs: fits.matchJobs });
  warm();
  const warming = setInterval(warm, warmEveryMs);
  shutdown.add(async () => clearInterval(warming));
}

/** Webhooks that go out, answers by mail that come in, and imports: looked for every second or two. */
function startPosts(
  base: Omit<Parameters<typeof watchInbox>[0] & Parameters<typeof startArchives>[0], 'readResume'>,
  { imports, intake }: Pick<ReturnType<typeof startWorkers>, 'imports' | 'intake'>,
  shutdown: Shutdown,
): void {
  const services = { ...base, readImport: imports, readResume: intake.readResume };
  const started = [startWebhooks(services), startImports(services), startArchives(services)];
  for (const { stop } of started) shutdown.add(stop, stopWorkMs);
  const { IMAP_URL } = services.env;
  if (IMAP_URL !== undefined) shutdown.add(watchInbox(services, IMAP_URL).stop, stopWorkMs);
}

function warnOfProxies(env: Env, log: Log): void {
  if (env.APP_URL.startsWith('https:') && env.TRUSTED_PROXIES.length === 0)
    log.warn('TRUSTED_PROXIES is not set: everyone behind the proxy counts as one address');
}

async function start(env: Env, shutdown: Shutdown): Promise<void> {
  await checkPort(env.HOST, env.PORT);
  const log = logging(env.LOG_LEVEL);
  warnOfProxies(env, log);
  const database = await reach(env, log, shutdown);
  await bringUp(database.connection);
  const { db, answering } = openPools(database.connection, env.DATABASE_POOL, log, shutdown);

  const clock = () => new Date();
  const storage = await openResumeStorage(storageOptions(env));
  if (env.demo) await seedDemo({ db, env, storage, clock, perJob: env.DAILY_CANDIDATES_PER_JOB });
  const invoices = createInvoiceWriter();
  shutdown.add(async () => invoices.close());
  // Mails are sent before it is known who takes the money.
  const attaching = Promise.withResolvers<AttachInvoice>();
  const attach: AttachInvoice = async (wanted) => (await attaching.promise)(wanted);
  const mails = await startMailQueue({ db, env, clock, log, connection: database.connection, attach });
  shutdown.add(mails.stop, stopWorkMs);
  const workers = startWorkers(database.connection, clock, shutdown);
  const erased = await eraseAgain({ env, db, storage, clock, forgetMails: mails.forgetMails });
  if (erased > 0) log.warn({ erased }, 'people who had left were erased again');
  const paying = { env, clock, log, sendMail: mails.sendMail };
  const { payments, keep: keepPayments } = openPayments({ ...paying, db });
  const { write: writeInvoice } = invoices;
  attaching.resolve((wanted) => invoicePdf({ db, env, payments, writeInvoice }, wanted));
  const factsKeeper = createFactsKeeper({ db, clock, log });
  shutdown.add(async () => factsKeeper.close());
  const lookUpTxt = env.domains === 'trial' ? null : createTxtLookup();
  const queue = await startQueue({
    ...{ db, clock, log, hands: workers.hands, connection: database.connection },
    runAt: env.DAILY_RUN_AT,
    perJob: env.DAILY_CANDIDATES_PER_JOB,
    doDueTasks: doingDueTasks({ db, env, clock, log, storage, sendMail: mails.sendMail }),
    keepProfiles: async () => ({
      profiles: await keepProfiles(db, workers.hands),
      ...(await refreshApplicationFits({ db, clock, matchJobs: workers.fits.matchJobs, log })),
    }),
    keepFacts: async () => ({ facts: await factsKeeper.keep() }),
    sendMornings: () => sendDueNews({ db, env, clock, log, sendMail: mails.sendMail }),
    keepDomains: () => keepDomains({ db, env, clock, sendMail: mails.sendMail, lookUpTxt }),
    keepPlans: async () => {
      // The consequences of a plan's end follow from what is known to be paid.
      const done = await keepPayments();
      await keepPlans({ ...workers.expecter.services, ...mails, db, env, payments, log }, clock());
      return done;
    },
  });
  shutdown.add(queue.stop, stopWorkMs);
  shutdown.add((await watchClocks({ db, log, clock, catchUp: queue.catchUp })).stop, stopWorkMs);
  startPosts({ db, env, clock, log, storage, sendMail: mails.sendMail }, workers, shutdown);

  const services: Services = {
    ...{ env, storage, clock, lookUpTxt, writeInvoice },
    // Test payments are kept in our database, and someone who waits for one does not wait behind work in the background.
    payments: openPayments({ ...paying, db: answering }).payments,
    legalTexts: await openLegalTexts(env, { log, clock }),
    db: answering,
    readResume: workers.intake.readResume,
    checkFile: workers.intake.checkFile,
    readImport: workers.imports,
    ratePassword: workers.passwords.ratePassword,
    sendMail: mails.sendMail,
    forgetMails: mails.forgetMails,
    matchJobs: workers.fits.matchJobs,
    ...workers.expecter.services,
    writeResume: workers.resumes.write,
    limits: createLimits(answering, env),
    requestDailyRun: queue.requestDailyRun,
  };
  await serve(services, shutdown);
  for (const notice of await startNotices(env, db)) console.log(notice);
  console.log(`Hireday is ready: ${env.APP_URL}`);
  makeReady({ db, log }, workers, shutdown);
}

/**
 * Says why in one line and ends, with a status that tells `npm start` whether another try can help: settings that are
 * not right stay so.
 */
async function fail(error: unknown): Promise<void> {
  const inOneLine = error instanceof StartError;
  console.error(inOneLine ? error.message : error);
  await shutdown.end(inOneLine && !ready ? exitStatus.cannotStart : exitStatus.brokeDown);
}

const shutdown = createShutdown();
let ready = false;
process.on('uncaughtException', (error) => {
  // The queue takes its listeners off a connection before it has let go of it; what is asked on one has an answer.
  if (ready && whyUnavailable(error) === 'DATABASE_UNAVAILABLE') {
    console.error(`A connection to the database broke: ${reasonOf(error)}`);
    return;
  }
  void fail(error);
});
holdBuild();
try {
  const env = parseSettings(process.env);
  // A server that is started again has had its data: a database that is gone is not created again.
  if (process.argv.includes('--again') && env.DATABASE_URL === undefined) checkDatabase(env.DATA_DIR);
  await start(loadEnv(process.env), shutdown);
  ready = true;
  process.send?.('ready');
} catch (error) {
  await fail(error);
}
