/** Parts of the program that are asked for when they are first needed, and do not come. */
import { expect, test, vi } from 'vitest';
import { checkLogin } from '../../resources/sign-in/checkLogin.ts';
import { createApiClient } from '../../src/client/apiClient.ts';

/** A function statement: mocks are put before everything else. */
function away(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}
vi.mock('../../src/client/apiTable.ts', away);
vi.mock('../../src/components/schema/resolver.ts', away);

const helps = 'Check your connection, then load the page again.';

test('a call without its table says what helps, and sends nothing', async () => {
  const fetcher = vi.fn<typeof fetch>();
  const client = createApiClient({ token: () => undefined, clear: () => {} }, fetcher);
  await expect(client.call('currentUser')).rejects.toMatchObject({
    status: 0,
    code: 'UNREACHABLE',
    message: helps,
  });
  expect(fetcher).not.toHaveBeenCalled();
});

test('a sign-in form without its schema says the same', async () => {
  const { errors } = await checkLogin({ email: 'ada@mail.example', password: 'x' }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors).toMatchObject({ root: { message: helps } });
});
