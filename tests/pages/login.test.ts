import { expect, test } from 'vitest';
import { checkLogin } from '../../resources/sign-in/checkLogin.ts';

const check = (values: Record<string, unknown>) =>
  checkLogin(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('what was typed at sign-in is checked before it is sent, and handed on as the schema wants it', async () => {
  expect(await check({ email: 'ada', password: '' })).toMatchObject({
    values: {},
    errors: {
      email: { message: 'Enter an e-mail address like name@example.com.' },
      password: { message: 'Enter your password.' },
    },
  });
  expect(await check({ email: ' Ada@Mail.example ', password: 'x' })).toEqual({
    values: { email: 'ada@mail.example', password: 'x' },
    errors: {},
  });
});
