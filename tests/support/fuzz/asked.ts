/** Everything that is asked by made-up requests: an app with people in it, behind a port, and its published description. */
import { testApp } from '../app.ts';
import { type Json, operationsOf } from './document.ts';
import { createWorld } from './world.ts';

/** Leaves answers unchecked, so that what is wrong with them reaches the test. */
export async function askedApp() {
  const t = await testApp({}, { checkAnswers: false });
  const document = (await t.ask<Json>('GET /openapi.json')).body;
  const world = await createWorld(t);
  const port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
  return { world, port, document, operations: operationsOf(document) };
}
