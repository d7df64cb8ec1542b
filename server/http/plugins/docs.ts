/** The API's description, and a page to read and try it. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { CallName } from '../../../schemas/calls/table.ts';
import { openApi } from '../openapi/document.ts';

/** By the calls it describes: apps of one process share it, for writing it takes most of the time of building an app. */
const documents = new Map<string, ReturnType<typeof openApi>>();

function documentOf(names: readonly CallName[]): ReturnType<typeof openApi> {
  const key = names.join();
  const document = documents.get(key) ?? openApi(names);
  documents.set(key, document);
  return document;
}

/** `/api/v1/openapi.json` and `/api/docs`. */
export const docs = fp(async (app, { names }: { names: readonly CallName[] }) => {
  const document = documentOf(names);
  // The plugin asks for these by name; ours, which is of a later version than its types know, brings them along.
  const named = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} };
  await app.register(swagger, { mode: 'static', specification: { document: { ...named, ...document } } });
  // Closed, the areas are a table of contents; all open, the page leaves out what is not in sight.
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'none' } });
  app.get('/api/v1/openapi.json', async () => document);
});
