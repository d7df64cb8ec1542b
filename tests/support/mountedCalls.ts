/** Which calls the app has, known before any test runs, so that tests can be generated from them. */
import { type CallName, calls } from '../../schemas/calls/table.ts';
import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/db/database.ts';
import { testServices } from './services.ts';

export async function mountedCalls(): Promise<CallName[]> {
  // Never connected to.
  const { db, close } = openDatabase({});
  const app = await buildApp(testServices(db));
  const names = (Object.keys(calls) as CallName[]).filter((name) => {
    const { method, path } = calls[name];
    return app.hasRoute({ method, url: `/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}` });
  });
  await app.close();
  await close();
  return names;
}
