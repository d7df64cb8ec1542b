/** `npm run dev`: the server from its sources, restarted as they change, and the browser app reloading in place. */
import { createServer } from 'vite';
import { parseSettings, type Settings } from '../../server/base/env.ts';
import { checkPort } from '../../server/base/port.ts';
import { runChild } from '../start/child.mjs';
import { giveUp, readSettingsFile } from '../start/install.mjs';
import { devPages } from './devPages.ts';

readSettingsFile();
// run.mjs, which started us, is gone; we tell the server.
process.once('disconnect', () => process.exit());

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
// People open the browser app's address; the API behind it takes the next port.
const env = {
  ...process.env,
  PORT: String(port + 1),
  HOST: host,
  APP_URL: process.env.APP_URL ?? `http://${host}:${port}`,
};
process.env.API_ORIGIN = `http://${host}:${port + 1}`;

/** The settings of both, or one line that says which is wrong. */
function readSettings(): Settings {
  try {
    return parseSettings(env);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}
const settings = readSettings();
for (const one of [port, port + 1]) await checkPort(host, one).catch((error: Error) => giveUp(error.message));

const server = runChild(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], env);
const vite = await createServer({
  server: {
    host,
    port,
    strictPort: true,
    // The embedded database writes there all the time.
    watch: { ignored: [`${settings.DATA_DIR}/**`] },
  },
  plugins: [devPages(settings)],
});
await vite.listen();
console.log(`The browser app, reloading: http://${host}:${port}`);
const status = await server;
await vite.close();
process.exit(status);
