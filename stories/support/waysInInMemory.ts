/** The ways into the account of a story's person, and where it is open. */
import type { Passkey } from '../../schemas/passkey.ts';
import type { SecondFactor } from '../../schemas/secondFactor.ts';
import type { Session } from '../../schemas/session.ts';
import { refusal, type StoryApi, signedIn } from './StoryApp.tsx';

const session = (more: Partial<Session>): Session => ({
  ...{ id: '1', browser: null, system: null, isThisOne: false },
  ...{ begunAt: '2026-11-20T08:12:00.000Z', lastSeenAt: '2026-11-20T15:40:00.000Z' },
  ...more,
});

/** Three devices, of which one is this; each can be signed out. */
function sessionsInMemory(): StoryApi {
  let sessions = [
    session({ browser: 'Firefox', system: 'Windows', isThisOne: true }),
    session({ id: '2', browser: 'Safari', system: 'iOS' }),
    session({ id: '3' }),
  ];
  const keep = (stays: (one: Session) => boolean) => {
    sessions = sessions.filter(stays);
  };
  return {
    'GET /auth/sessions': () => sessions,
    'DELETE /auth/sessions/2': () => keep(({ id }) => id !== '2'),
    'POST /auth/sessions/end-others': () => {
      keep(({ isThisOne }) => isThisOne);
      return signedIn();
    },
  };
}

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7k3p${index}-x9${index}mqr`);

/** Off to begin with; the password is `right` and the code 123456. */
function secondFactorInMemory(): StoryApi {
  let state: SecondFactor = { since: null, recoveryCodesLeft: 0 };
  const wrong = refusal('INVALID_FIELDS', 'Wrong.', {
    code: 'This code is wrong, or was used already. 9 tries are left for now.',
  });
  return {
    'GET /auth/second-factor': () => state,
    'POST /auth/second-factor': ({ body }) =>
      body.password === 'right'
        ? {
            secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
            address: 'otpauth://totp/Hireday:ada@mail.example?issuer=Hireday&secret=JBSWY3DPEHPK3PXP',
          }
        : refusal('INVALID_FIELDS', 'Wrong.', { password: 'This is not your password.' }),
    'POST /auth/second-factor/confirm': ({ body }) => {
      if (body.code !== '123456') return wrong;
      state = { since: '2026-11-20T08:12:00.000Z', recoveryCodesLeft: 10 };
      return { recoveryCodes };
    },
    'POST /auth/second-factor/end': ({ body }) => {
      if (body.code !== '123456') return wrong;
      state = { since: null, recoveryCodesLeft: 0 };
      return undefined;
    },
  };
}

/** One of them, which can be removed. */
function passkeysInMemory(): StoryApi {
  let passkeys: Passkey[] = [
    {
      ...{ id: 'phone', name: 'My phone', createdAt: '2026-11-02T08:12:00.000Z' },
      lastUsedAt: '2026-11-20T08:12:00.000Z',
    },
  ];
  return {
    'GET /auth/passkeys': () => passkeys,
    'DELETE /auth/passkeys/phone': () => {
      passkeys = [];
    },
  };
}

/** All of them together. */
export const waysInInMemory = (): StoryApi => ({
  ...sessionsInMemory(),
  ...secondFactorInMemory(),
  ...passkeysInMemory(),
});
