/** `npm run dev`: the server from its sources, started anew as they change, and the browser app reloading in place. */

import { runChild } from './child.mjs';
import { ensureInstalled, findNode, root } from './install.mjs';

process.chdir(root);
ensureInstalled();
const node = findNode();

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
// People open the browser app's address; the API behind it takes the next port.
const api = { PORT: String(port + 1), HOST: host, APP_URL: process.env.APP_URL ?? `http://${host}:${port}` };
process.env.API_ORIGIN = `http://${host}:${port + 1}`;

const server = runChild(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  ...process.env,
  ...api,
});
const { createServer } = await import('vite');
const vite = await createServer({
  server: { host, port, strictPort: true },
  plugins: [
    {
      name: 'demo-accounts',
      /** What the server writes into the built page. */
      async transformIndexHtml(page) {
        const { demoAccounts } = await vite.ssrLoadModule('/server/demo/accounts.ts');
        const demo = !process.env.DATABASE_URL && process.env.DEMO !== 'off';
        const config = JSON.stringify({ demoAccounts: demo ? demoAccounts : [] });
        return page.replace(
          '<!--hireday-config-->',
          `<script type="application/json" id="hireday-config">${config}</script>`,
        );
      },
    },
  ],
});
await vite.listen();
console.log(`The browser app, reloading: http://${host}:${port}`);
const status = await server;
await vite.close();
process.exit(status);
