import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { runCommand } from '../support/runCommand.ts';

test('generates candidates, jobs and applications into an empty database, and leaves one with people in it alone', async () => {
  const { db, config } = await testDatabase();
  const args = ['--candidates', '30', '--jobs', '4', '--applications', '12', '--seed', '3'];
  const made = await runCommand('generate', args, { config, dataDir: '' });
  expect(made.lines.at(-1)).toBe('30 candidates, 4 open jobs and 12 applications.');
  expect(made.status).toBe(0);
  const applications = await db.selectFrom('applications').select(['jobId', 'candidateEmail']).execute();
  expect(new Set(applications.map((one) => `${one.jobId} ${one.candidateEmail}`)).size).toBe(12);
  expect(await db.selectFrom('candidateProfiles').select('candidateEmail').execute()).toHaveLength(30);

  const again = await runCommand('generate', args, { config, dataDir: '' });
  expect(again.status).toBe(1);
  expect(again.lines[0]).toContain('has to be empty');
});
