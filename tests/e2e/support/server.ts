/** The built server, one for each worker, with its own port and its own copy of the demo data. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/checks/freePort.ts';
import { demoAccounts } from '../../../server/demo/accounts.ts';
import { copyFolder } from '../../support/copyFolder.ts';
import { temporary } from '../../support/temporary.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Where the data of all servers in a run is kept; Playwright's workers are separate processes and inherit the name. */
process.env.HIREDAY_E2E_RUN ??= path.join(temporary, `hireday-e2e-${process.pid}`);
export const runFolder: string = process.env.HIREDAY_E2E_RUN;

/** When a run began, in milliseconds since 1970: the demo's days go by that one, also where it is tomorrow by now. */
process.env.HIREDAY_E2E_BEGAN ??= String(Date.now());
export const runBegan = Number(process.env.HIREDAY_E2E_BEGAN);

/** The data of a stopped server that has loaded the demo; each worker starts with a copy. */
const demoFolder = path.join(runFolder, 'demo');

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** A busy machine takes its time to load the demo. */
const readyMs = 180_000;

/** Settings of a server, beside those that all have. @param url where it will be found */
type Settings = (url: string) => Promise<Record<string, string>>;

/** Starts a server and waits until it is ready. */
async function startServer(dataDir: string, settings: Settings = async () => ({})): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const more = await settings(url);
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const until = Date.now() + readyMs;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error('The server did not start. Is it built? npm run build');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

/** Starts one on a copy of the demo data; `stop` removes both. */
export async function startDemoServer(name: string, settings?: Settings): Promise<Server> {
  const dataDir = path.join(runFolder, name);
  rmSync(dataDir, { recursive: true, force: true });
  copyFolder(demoFolder, dataDir);
  const { url, stop } = await startServer(dataDir, settings);
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Journeys wait for mails at any hour of the day: those of the demo's people are not held back at night. */
async function withoutQuietHours(url: string): Promise<void> {
  const ask = async (path: string, method: string, body: object, token?: string) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
    return answer.json();
  };
  for (const { email, password } of demoAccounts) {
    const { token }: { token: string } = await ask('/auth/login', 'POST', { email, password });
    await ask('/users/me/notice-settings', 'PATCH', { quietHours: false }, token);
  }
}

/** Loads the demo once for all workers. */
export async function prepareDemo(): Promise<void> {
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(runFolder, { recursive: true });
  const { url, stop } = await startServer(demoFolder);
  await withoutQuietHours(url);
  await stop();
}
