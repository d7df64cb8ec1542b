/** One-time codes. */
import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../schemas/base/locales.ts';
import { addressOf } from '../../access/address.ts';
import type { Codes } from '../../access/codes.ts';
import { ApiError } from '../../base/errors.ts';
import type { CodePurpose } from '../../db/columns/purpose.ts';
import { isRegistered } from '../../db/isRegistered.ts';
import { isReserved } from '../../db/isReserved.ts';
import type { Handlers } from '../../http/mount.ts';
import { sendsMail } from '../../mail/openPostOffice.ts';
import type { Services } from '../../services/services.ts';
import { companyAt } from '../companyDomains/companyAt.ts';

/** Seconds; someone has to change the settings first. */
const retryAfter = 3600;

const noMail = () =>
  new ApiError(
    'MAIL_NOT_SET_UP',
    'No code can reach you: this site cannot send e-mail yet. Ask the people who run it.',
    { retryAfter },
  );

interface Asked<B> {
  body: B;
  locale: Locale;
  request: FastifyRequest;
}

export const otpCalls = ({ db, env, clock, limits }: Services, codes: Codes): Handlers => {
  const send =
    (purpose: CodePurpose) =>
    async ({ body: { email }, locale, request }: Asked<{ email: string }>) => {
      if (!sendsMail(env)) throw noMail();
      const address = addressOf(request);
      const place = [purpose, email, address];
      // Other people who ask and ask, here or elsewhere, do not keep the owner from a code at a known place.
      const isKnown = await limits.isTrusted(email, address);
      await limits.take(
        ['codePause', ...place],
        ['codeSendPair', ...place],
        [isKnown ? 'codeSendSeenNetwork' : 'codeSendNetwork', address],
        ...(isKnown ? [] : ([['codeSend', purpose, email]] as const)),
      );
      await codes.send({ purpose, email, address }, locale);
      return {};
    };
  const verify =
    (purpose: CodePurpose) =>
    async ({ body: { email, code }, request }: Asked<{ email: string; code: string }>) => ({
      verificationToken: await codes.verify({ purpose, email, address: addressOf(request) }, code),
    });
  const verifyForEmail = verify('EMAIL_VERIFY');
  return {
    sendEmailCode: send('EMAIL_VERIFY'),
    // Looked up after the code was right: strangers learn nothing from this call.
    verifyEmailCode: async (asked: Asked<{ email: string; code: string }>) => {
      const { email } = asked.body;
      const proof = await verifyForEmail(asked);
      const registered = (await isRegistered(db, email)) || (await isReserved(db, email, clock()));
      return { ...proof, registered, company: registered ? null : await companyAt(db, email) };
    },
    sendForgotCode: send('FORGOT_PASSWORD'),
    verifyForgotCode: verify('FORGOT_PASSWORD'),
  };
};
