/** Builds the app: every plugin, every call, the browser's files. It does not listen; tests build the same app. */
import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import type { CallName } from '../schemas/calls/table.ts';
import { createNetworkFactor } from './access/address.ts';
import { type Bounds, usualBounds } from './access/bounds.ts';
import { machineOf } from './access/caller.ts';
import { createCodes } from './access/codes.ts';
import { createSecondFactors } from './access/secondFactor.ts';
import { createSessions, type Sessions } from './access/sessions.ts';
import { createTokens, type Tokens } from './access/token.ts';
import { createVerificationTokens } from './access/verificationTokens.ts';
import { handleErrors, sendProblem, toApiError } from './base/errors.ts';
import { logging } from './base/logging.ts';
import { addedPeopleCalls } from './features/addedPeople/calls.ts';
import { administratorsCalls } from './features/administrators/calls.ts';
import { applicationsCalls } from './features/applications/calls.ts';
import { archivesCalls } from './features/archives/calls.ts';
import { subscriptionsCalls } from './features/billing/calls.ts';
import { guaranteeCalls } from './features/billing/guarantee/calls.ts';
import { testPaymentsCalls } from './features/billing/testCalls.ts';
import { companyDomainsCalls } from './features/companyDomains/calls.ts';
import { dailyCandidatesCalls } from './features/dailyCandidates/calls.ts';
import { deletionsCalls } from './features/deletions/calls.ts';
import { firstListCalls } from './features/firstList/calls.ts';
import { guestsCalls } from './features/guests/calls.ts';
import { handoverCalls } from './features/handover/calls.ts';
import { importsCalls } from './features/imports/calls.ts';
import { strayMailsCalls } from './features/inbox/calls.ts';
import { interviewsCalls } from './features/interviews/calls.ts';
import { invitationsCalls } from './features/invitations/calls.ts';
import { jobMarksCalls } from './features/jobMarks/calls.ts';
import { jobOffersCalls } from './features/jobOffers/calls.ts';
import { jobsCalls } from './features/jobs/calls.ts';
import { knownPeopleCalls } from './features/knownPeople/calls.ts';
import { legalCalls } from './features/legal/calls.ts';
import { machineKeysCalls } from './features/machineKeys/calls.ts';
import { mailbox } from './features/mailbox/plugin.ts';
import { messagesCalls } from './features/messages/calls.ts';
import { messageTemplatesCalls } from './features/messageTemplates/calls.ts';
import { noticesCalls } from './features/notices/calls.ts';
import { unsubscribe } from './features/notices/unsubscribe.ts';
import { openIdCalls } from './features/openId/calls.ts';
import { ownDataCalls } from './features/ownData/calls.ts';
import { candidatesCalls } from './features/people/candidateCalls.ts';
import { employersCalls } from './features/people/employerCalls.ts';
import { recruitersCalls } from './features/people/recruiterCalls.ts';
import { usersCalls } from './features/people/userCalls.ts';
import { poolSearchCalls } from './features/poolSearch/calls.ts';
import { type JobPages, loadJobRenderer } from './features/publicJobs/jobPages.ts';
import { publicJobs } from './features/publicJobs/plugin.ts';
import { siteMapSize } from './features/publicJobs/siteMap.ts';
import { registrationCalls } from './features/registration/calls.ts';
import { resumesCalls } from './features/resumes/calls.ts';
import { savedSearchesCalls } from './features/savedSearches/calls.ts';
import { scorecardsCalls } from './features/scorecards/calls.ts';
import { searchCalls } from './features/search/calls.ts';
import { authCalls } from './features/signIn/calls.ts';
import { otpCalls } from './features/signIn/otpCalls.ts';
import { statsCalls } from './features/stats/calls.ts';
import { teamInvitationsCalls } from './features/teamInvitations/calls.ts';
import { waysInCalls } from './features/waysIn/calls.ts';
import { webhooksCalls } from './features/webhooks/calls.ts';
import { writtenResumesCalls } from './features/writtenResumes/calls.ts';
import { checkInput } from './http/checks.ts';
import { answerClientError } from './http/clientError.ts';
import { formLimits } from './http/form.ts';
import { type Handlers, mount } from './http/mount.ts';
import { apiNotFound } from './http/notFound.ts';
import { bodies } from './http/plugins/bodies.ts';
import { ceiling } from './http/plugins/ceiling.ts';
import { connections } from './http/plugins/connections.ts';
import { docs } from './http/plugins/docs.ts';
import { draining } from './http/plugins/draining.ts';
import { forwarded } from './http/plugins/forwarded.ts';
import { health, isWatching } from './http/plugins/health.ts';
import { security } from './http/plugins/security.ts';
import { singleHeaders } from './http/plugins/singleHeaders.ts';
import type { Services } from './services/services.ts';
import { type BuiltPages, jobDocument, readBuiltPages } from './web/pages.ts';
import { web } from './web/plugin.ts';

/** 1 MiB: the largest JSON body, a job with its description, is far below. */
const bodyLimit = 1024 * 1024;

const apiPrefix = '/api/v1';

interface AppOptions {
  /** Where the log goes instead of to standard output. */
  log?: DestinationStream;
  /** Whether an answer that breaks its schema is an error; for tests. */
  checkAnswers?: boolean;
  /** Bounds that are other than the usual ones; for tests. */
  bounds?: Partial<Bounds>;
  /** The most addresses of a file of the site map; for tests. */
  siteMapSize?: number;
  /** Pages of jobs without a build; for tests. */
  jobPages?: JobPages;
}

function openFastify({ env }: Services, bounds: Bounds, log: DestinationStream | undefined): FastifyInstance {
  const proxies = env.TRUSTED_PROXIES;
  return Fastify({
    bodyLimit,
    loggerInstance: logging(env.LOG_LEVEL, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // A request without Host is refused in our own words: see `singleHeaders`.
    http: {
      headersTimeout: bounds.headersMs,
      connectionsCheckingInterval: bounds.checkMs,
      requireHostHeader: false,
    },
    requestTimeout: bounds.requestMs,
    // Ten seconds, as it is by itself, are too few for a start on a busy machine.
    pluginTimeout: 120_000,
    connectionTimeout: bounds.silentMs,
    keepAliveTimeout: bounds.keepAliveMs,
    // Refused in our own words: see `draining`.
    return503OnClosing: false,
    // Only these are believed; without any, the address of the connection counts.
    trustProxy: proxies.length > 0 ? proxies : false,
    clientErrorHandler: answerClientError,
    // Addresses that cannot be decoded never reach a route.
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, toApiError(error)),
  });
}

/** Every call of the API, by its name. */
function handlersOf(services: Services, tokens: Tokens, sessions: Sessions): Handlers {
  const proofs = createVerificationTokens(services.env.AUTH_SECRET);
  const factors = createSecondFactors(services.env.AUTH_SECRET, services.clock);
  return {
    ...authCalls(services, { tokens, sessions, proofs, factors }),
    ...otpCalls(services, createCodes(services.env.AUTH_SECRET, { ...services, tokens: proofs })),
    ...registrationCalls(services, sessions, proofs),
    ...waysInCalls(services, { sessions, proofs, factors }),
    ...openIdCalls(services, { sessions, proofs, factors }),
    ...usersCalls(services),
    ...legalCalls(services),
    ...candidatesCalls(services, proofs),
    ...resumesCalls(services),
    ...writtenResumesCalls(services),
    ...ownDataCalls(services, proofs),
    ...administratorsCalls(services, proofs),
    ...companyDomainsCalls(services),
    ...recruitersCalls(services),
    ...employersCalls(services),
    ...teamInvitationsCalls(services, sessions),
    ...jobsCalls(services),
    ...handoverCalls(services),
    ...dailyCandidatesCalls(services),
    ...poolSearchCalls(services),
    ...invitationsCalls(services),
    ...applicationsCalls(services),
    ...jobMarksCalls(services),
    ...savedSearchesCalls(services),
    ...jobOffersCalls(services),
    ...knownPeopleCalls(services),
    ...addedPeopleCalls(services, proofs),
    ...importsCalls(services),
    ...archivesCalls(services),
    ...messagesCalls(services),
    ...strayMailsCalls(services),
    ...messageTemplatesCalls(services),
    ...interviewsCalls(services),
    ...scorecardsCalls(services),
    ...guestsCalls(services, tokens, proofs),
    ...machineKeysCalls(services),
    ...webhooksCalls(services),
    ...deletionsCalls(services),
    ...noticesCalls(services),
    ...searchCalls(services),
    ...statsCalls(services),
    ...subscriptionsCalls(services),
    ...firstListCalls(services),
    // Where money is taken there is no paying without it.
    ...(services.env.payments === 'test' ? testPaymentsCalls(services) : {}),
    ...guaranteeCalls(services),
  };
}

const builtJobPages = async ({ html }: BuiltPages): Promise<JobPages> => ({
  render: await loadJobRenderer(),
  document: (locale) => html(locale, jobDocument),
});

/**
 * @param services what the calls work with; the caller opens and closes them
 * @returns the app, ready to listen or to be injected requests
 */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { TRUSTED_PROXIES: proxies, RATE_LIMIT, KNOWN_NETWORKS } = services.env;
  const bounds = { ...usualBounds, ...options.bounds };
  const app = openFastify(services, bounds, options.log);
  await app.register(draining);
  app.setValidatorCompiler(checkInput);
  app.decorateRequest('caller', null);
  app.decorateRequest('grant', null);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Some clients name a type although they send nothing.
    const { headers } = request.raw;
    const empty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (empty) delete headers['content-type'];
  });
  // Paths and query texts can hold names and addresses; the route's pattern tells enough.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, caller } = request;
    // Monitors ask every few seconds.
    if (isWatching(request)) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info(
      {
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms,
        user: caller?.id,
        key: machineOf(caller)?.id,
      },
      'answered',
    );
  });
  handleErrors(app);
  const perAddress = RATE_LIMIT === 'on';
  const networkFactor = createNetworkFactor(KNOWN_NETWORKS);
  const tokens = createTokens(services.env.AUTH_SECRET, services.env.TOKEN_TTL, services.clock);
  await app.register(singleHeaders);
  await app.register(forwarded, { proxies });
  await app.register(connections, { bounds, proxies, perAddress, networkFactor });
  const pages = await readBuiltPages(services.env);
  await app.register(security, { env: services.env, scripts: pages?.scripts ?? [] });
  await app.register(ceiling, { limits: services.limits, tokens });
  await app.register(bodies, { bounds, perAddress, networkFactor });
  await app.register(health, services);
  await app.register(mailbox, services);
  await app.register(unsubscribe, services);

  const sessions = createSessions(tokens, services.clock);
  const handlers = handlersOf(services, tokens, sessions);
  const names = Object.keys(handlers) as CallName[];
  await app.register(
    async (api) => {
      await api.register(multipart, { limits: formLimits });
      mount(api, handlers, { tokens, sessions }, services, options.checkAnswers ?? false);
      api.setNotFoundHandler(apiNotFound(names, apiPrefix));
    },
    { prefix: apiPrefix },
  );
  await app.register(docs, { names });
  await app.register(publicJobs, {
    services,
    size: options.siteMapSize ?? siteMapSize,
    jobPages: options.jobPages ?? (pages && (await builtJobPages(pages))),
  });
  await app.register(web, { env: services.env, pages });
  return app;
}
