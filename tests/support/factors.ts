/** The second factor in tests: an app that shows codes, and turning it on. */
import { Secret, TOTP } from 'otpauth';
import type { SecondFactorSetup } from '../../schemas/secondFactor.ts';
import type { TestApp } from './app.ts';
import { testPassword } from './people.ts';

/** The code an app shows. @param step so many half minutes from now */
export const appCode = (secret: string, now: Date, step = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: now.getTime() + step * 30_000,
  });

/** Turns it on for whom the token is. @returns the app's secret, and the recovery codes */
export async function turnFactorOn(t: TestApp, as: string) {
  const { body: setup } = await t.ask<SecondFactorSetup>('POST /auth/second-factor', {
    as,
    body: { password: testPassword },
  });
  const { body } = await t.ask<{ recoveryCodes: string[] }>('POST /auth/second-factor/confirm', {
    as,
    body: { code: appCode(setup.secret, t.time.now) },
  });
  return { ...setup, recoveryCodes: body.recoveryCodes };
}
