/** The fault suite, a few of each: the whole runs by hand, `npm run faults`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { childEnv } from '../support/childEnv.ts';
import { temporary } from '../support/temporary.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('nothing acknowledged is lost or doubled while parts are killed, cut off and restarted', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['faults/faults.ts', '--small'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...childEnv, TMPDIR: temporary },
  });
  expect(status, stdout + stderr).toBe(0);
}, 600_000);
