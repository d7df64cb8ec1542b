/** The built product with its demo data, started for as long as something is looked at or measured. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { StoredAuth } from '../../schemas/auth.ts';
import { root } from '../start/install.mjs';
import { freePort } from './freePort.ts';

/** A demo account by its role. */
export type DemoRole = 'recruiter' | 'employer' | 'candidate';

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/**
 * Starts it on a free port with an empty data folder, does the work with it, and removes both.
 *
 * @param work is given the address and the data folder
 * @returns the work's result
 */
export async function withProduct<T>(work: (url: string, dataDir: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'hireday-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    NODE_ENV: 'production',
  };
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const until = Date.now() + 120_000;
    while (!(await isReady(url))) {
      if (server.exitCode !== null || Date.now() > until) throw new Error('The server did not start.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return await work(url, data);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Signs a browser in as one of the demo accounts, before a page is opened. @returns the token */
export async function signIn(context: BrowserContext, url: string, who: DemoRole): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@hireday.example`, password: 'hireday-demo' }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${who} failed with ${answer.status}.`);
  const auth = StoredAuth.parse(await answer.json());
  // The tour is offered to people.
  await fetch(`${url}/api/v1/users/me/preferences`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${auth.token}` },
    body: JSON.stringify({ tourSeen: true }),
  });
  await context.addInitScript((stored) => localStorage.setItem('auth-storage', stored), JSON.stringify(auth));
  return auth.token;
}
