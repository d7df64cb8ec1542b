/** The people of the demo data, signed in before the page opens: for tests of what comes after. */
import type { Page } from '@playwright/test';
import type { StoredAuth } from '../../../schemas/auth.ts';
import type { Role } from '../../../schemas/user.ts';
import { demoAccounts } from '../../../server/demo/accounts.ts';
import { authStorageKey } from '../../../src/base/constants.ts';
import { answerOf } from './people.ts';

/** Signed in once per run: the API counts attempts. */
const known = new Map<Role, StoredAuth>();

/** From the next document on the page is signed in, also after signing out. */
export async function keepSignedIn(page: Page, auth: StoredAuth): Promise<void> {
  const entry = [authStorageKey, JSON.stringify(auth)] as const;
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), entry);
}

/** @param signsOut whether the test signs out: it gets a session of its own, for that one ends */
export async function beSignedIn(page: Page, role: Role, { signsOut = false } = {}): Promise<void> {
  const account = demoAccounts.find((one) => one.role === role);
  const data = { email: account?.email, password: account?.password };
  const signIn = async () => answerOf<StoredAuth>(await page.request.post('/api/v1/auth/login', { data }));
  const auth = (!signsOut && known.get(role)) || (await signIn());
  if (!signsOut) known.set(role, auth);
  await keepSignedIn(page, auth);
}
