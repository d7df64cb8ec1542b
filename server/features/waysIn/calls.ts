/** Ways in to one's own account: where it is signed in, by what, and under which address. */
import { createPasskeys } from '../../access/passkeys.ts';
import type { SecondFactors } from '../../access/secondFactor.ts';
import type { Sessions } from '../../access/sessions.ts';
import { endTokens } from '../../access/setPassword.ts';
import { requirePassword } from '../../access/typedPassword.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { changeAddress, objectToAddress } from './changeAddress.ts';
import { objectToWayIn } from './objectToWayIn.ts';
import { addPasskey, listPasskeys, removePasskey, signInByPasskey } from './passkeys.ts';
import { readSecondFactor, secondFactorOf } from './secondFactor.ts';
import { endSession, listSessions } from './sessions.ts';

interface WaysIn {
  sessions: Sessions;
  proofs: VerificationTokens;
  factors: SecondFactors;
}

export const waysInCalls = (services: Services, { sessions, proofs, factors }: WaysIn): Handlers => {
  const { db, clock, env } = services;
  const passkeys = createPasskeys(env, proofs, clock);
  const factor = secondFactorOf(services, factors);
  return {
    sessions: ({ caller }) => listSessions(db, caller, clock()),

    async endSession({ caller, params }) {
      await endSession(db, caller.id, params.id, clock());
    },

    async endOtherSessions({ caller, request }) {
      const tokensValidFrom = await endTokens(db, caller.id, clock);
      return sessions.begin(db, { id: caller.id, tokensValidFrom, role: caller.role }, request.headers);
    },

    secondFactor: ({ caller }) => readSecondFactor(db, caller.id),

    beginSecondFactor: ({ caller, body }) => factor.begin(caller, body.password),

    confirmSecondFactor: ({ caller, body }) => factor.confirm(caller, body.code),

    renewRecoveryCodes: ({ caller, body }) => factor.renewCodes(caller, body.code),

    async endSecondFactor({ caller, body }) {
      await factor.end(caller, body.code);
    },

    passkeys: ({ caller }) => listPasskeys(db, caller.id),

    async beginPasskey({ caller, body }) {
      await requirePassword(services, caller.id, body.password);
      return passkeys.begin(db, caller);
    },

    addPasskey: ({ caller, body }) => addPasskey(services, passkeys, caller, body),

    async removePasskey({ caller, params }) {
      await removePasskey(services, caller, params.id);
    },

    askPasskey: () => passkeys.ask(db),

    signInByPasskey: ({ body, request }) => signInByPasskey(services, { passkeys, sessions }, body, request),

    async changeAddress({ caller, body, request }) {
      const tokensValidFrom = await changeAddress(services, proofs, caller, body);
      return sessions.begin(db, { id: caller.id, tokensValidFrom, role: caller.role }, request.headers);
    },

    async objectToAddress({ body }) {
      await objectToAddress(services, body.secret);
    },

    async objectToWayIn({ body }) {
      await objectToWayIn(services, body.secret);
    },
  };
};
