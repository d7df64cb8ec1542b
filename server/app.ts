/** Builds the app: every plugin, every call, the browser's files. It does not listen; tests build the same app. */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createTokens } from './auth/token.ts';
import { applicationsCalls } from './calls/applications.ts';
import { authCalls } from './calls/auth.ts';
import { candidatesCalls } from './calls/candidates.ts';
import { dailyCandidatesCalls } from './calls/dailyCandidates.ts';
import { employersCalls } from './calls/employers.ts';
import { jobsCalls } from './calls/jobs.ts';
import { recruitersCalls } from './calls/recruiters.ts';
import { subscriptionsCalls } from './calls/subscriptions.ts';
import { usersCalls } from './calls/users.ts';
import { ApiError, handleErrors, sendProblem } from './errors.ts';
import { logging } from './logging.ts';
import { type Handlers, mount } from './mount.ts';
import { docs } from './plugins/docs.ts';
import { health } from './plugins/health.ts';
import { security } from './plugins/security.ts';
import { web } from './plugins/web.ts';
import type { Services } from './services.ts';

/** 1 MiB: the largest JSON body, a job with its description, is far below. */
const bodyLimit = 1024 * 1024;

/**
 * @param services what the calls work with; the caller opens and closes them
 * @returns the app, ready to listen or to be injected requests
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    loggerInstance: logging(services.env.LOG_LEVEL),
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  app.decorateRequest('grant', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // Paths and query texts can hold names and addresses; the route's pattern tells enough.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, caller } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms, user: caller?.id },
      'answered',
    );
  });
  handleErrors(app);
  await app.register(security, services.env);
  await app.register(health, services);
  await app.register(docs);

  const tokens = createTokens(services.env.AUTH_SECRET, services.env.TOKEN_TTL, services.clock);
  const handlers: Handlers = {
    ...authCalls(services, tokens),
    ...usersCalls(services),
    ...candidatesCalls(services),
    ...recruitersCalls(services),
    ...employersCalls(services),
    ...jobsCalls(services),
    ...dailyCandidatesCalls(services),
    ...applicationsCalls(services),
    ...subscriptionsCalls(services),
  };
  await app.register(
    async (api) => {
      mount(api, handlers, tokens, services);
      api.setNotFoundHandler((_request, reply) =>
        sendProblem(reply, new ApiError('NOT_FOUND', 'There is no such call.')),
      );
    },
    { prefix: '/api/v1' },
  );
  await app.register(web, services.env);
  return app;
}
