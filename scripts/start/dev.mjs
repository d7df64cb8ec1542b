/** `npm run dev`: the server from its sources, restarted as they change, and the browser app reloading in place. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';
import { ensureInstalled, findNode, giveUp, readSettingsFile, root } from './install.mjs';

process.chdir(root);
readSettingsFile();
ensureInstalled();
const node = findNode();
// The sources are TypeScript, which an older Node does not read.
if (realpathSync(node) !== realpathSync(process.execPath)) {
  process.exit(await runChild(node, [fileURLToPath(import.meta.url)]));
}
// The process that started us that way is gone; we tell the server.
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

const { parseSettings } = await import('../../server/base/env.ts');
/** What holds for both, or one line that says what is not right. */
function readSettings() {
  try {
    return parseSettings(env);
  } catch (error) {
    return giveUp(error.message);
  }
}
const settings = readSettings();

const server = runChild(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], env);
const { createServer } = await import('vite');
const { devPages } = await import('./devPages.ts');
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
