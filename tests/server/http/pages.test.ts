/** The server's use of the pages the build has written. */
import { expect, test } from 'vitest';
import { asSent } from '../../../server/web/pages.ts';

const built = '<!doctype html><html lang="en"><link rel="canonical" href="https://origin.invalid/pricing">';
const APP_URL = 'https://hireday.example';

test('a page names the address of this server', () => {
  const sent = asSent(built, { APP_URL, payments: 'stripe' });
  expect(sent).toBe(
    '<!doctype html><html lang="en"><link rel="canonical" href="https://hireday.example/pricing">',
  );
});

test('a page says that payments are a test only where there is no key to take money with', () => {
  expect(asSent(built, { APP_URL, payments: 'test' })).toContain('<html data-test-payments lang="en">');
  expect(asSent(built, { APP_URL, payments: 'none' })).not.toContain('data-test-payments');
});
