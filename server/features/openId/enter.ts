/** From who someone is elsewhere to their account here. docs/decisions/openid-connect.md says who is believed. */
import type { FastifyRequest } from 'fastify';
import type { OpenIdStep } from '../../../schemas/openId.ts';
import type { OpenId } from '../../access/openId.ts';
import type { Identity } from '../../access/openIdExchange.ts';
import type { OpenIdTickets } from '../../access/openIdTickets.ts';
import type { SecondFactors } from '../../access/secondFactor.ts';
import type { Sessions } from '../../access/sessions.ts';
import { beginSession, type Known, knowByPassword, knowWithoutPassword } from '../../access/signIn.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { ApiError } from '../../base/errors.ts';
import type { OpenIdProvider } from '../../base/openIdProviders.ts';
import type { Database } from '../../db/database.ts';
import { isReserved } from '../../db/isReserved.ts';
import type { Services } from '../../services/services.ts';
import { accountOf, connect, noteUse } from './links.ts';

interface EnterParts {
  openId: OpenId;
  tickets: OpenIdTickets;
  sessions: Sessions;
  factors: SecondFactors;
  proofs: VerificationTokens;
}

/** Who comes: what the other service said, and what was typed beside it. */
interface Comer {
  identity: Identity;
  password?: string | undefined;
  code?: string | undefined;
  /** The ticket all this came with, if it is not the first step, and what uses it up. */
  ticket?: string;
  use?: (tx: Database) => Promise<void>;
}

/** The account that may be entered, and what for. */
interface Door {
  userId: string;
  email: string;
  isConnected: boolean;
  asksPassword: boolean;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** @throws ApiError OPENID_REFUSED, with what the person can do */
function addressOfNew({ name, domains }: OpenIdProvider, { email }: Identity): string {
  if (email === null)
    throw new ApiError('OPENID_REFUSED', (t) =>
      t(
        '{name} does not say that your e-mail address there is verified. Verify it there, or sign in another way.',
        { name },
      ),
    );
  if (domains && !domains.includes(domainOf(email)))
    throw new ApiError('OPENID_REFUSED', (t) =>
      t('With {name} only people of {domains} can sign in here. Sign in another way.', {
        name,
        domains: domains.join(', '),
      }),
    );
  return email;
}

/** @returns undefined where there is no account yet. @throws ApiError OPENID_REFUSED */
async function doorAt(db: Database, provider: OpenIdProvider, email: string): Promise<Door | undefined> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'emailVerified', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return undefined;
  // Someone was invited, and has neither agreed nor chosen a password; without one, a connection could be the last way in.
  if (account.passwordHash === null)
    throw new ApiError(
      'OPENID_REFUSED',
      'Your account has no password yet. Choose one with “Forgot your password?”, then come back this way.',
    );
  // An address that was never proved may have been registered by someone else, who knows its password.
  const isBelieved = provider.domains !== undefined && account.emailVerified;
  return { userId: account.id, email, isConnected: false, asksPassword: !isBelieved };
}

/** The address is taken as proved only where the service cannot be wrong about whose it is today. */
async function registerStep(
  { db, clock }: Services,
  { tickets, proofs }: EnterParts,
  identity: Identity,
  { email, isProved }: { email: string; isProved: boolean },
): Promise<OpenIdStep> {
  if (await isReserved(db, email, clock()))
    throw new ApiError(
      'OPENID_REFUSED',
      'This address was the one of an account until a few days ago. Take it back with the link in our mail, or wait until the week is over.',
    );
  const ticket = await tickets.seal(db, identity, 'OPENID_REGISTER');
  if (!isProved) return { step: 'REGISTER', email, ticket };
  const verificationToken = await proofs.issue(db, { email, purpose: 'EMAIL_VERIFY' }, clock());
  return { step: 'REGISTER', email, ticket, verificationToken };
}

/** Does everything that lasts, or nothing: the ticket, the connection and the session go together. */
const letIn = (
  services: Services,
  parts: EnterParts,
  { identity, use }: Comer,
  { door, user, request }: { door: Door; user: Known; request: FastifyRequest },
): Promise<OpenIdStep> =>
  services.db.transaction().execute(async (tx) => {
    await use?.(tx);
    if (door.isConnected) await noteUse(tx, identity, services.clock());
    else await connect(services, tx, user, identity, { isUsed: true });
    return { step: 'DONE', session: await beginSession({ ...services, ...parts }, tx, user, request) };
  });

/**
 * Signs in to the account that is connected, else to the one of the address, which is then connected.
 *
 * @throws ApiError OPENID_REFUSED; what signing in by password throws
 */
export async function enter(
  services: Services,
  parts: EnterParts,
  comer: Comer,
  request: FastifyRequest,
): Promise<OpenIdStep> {
  const { db } = services;
  const { identity, password, code } = comer;
  const ticket = async () => comer.ticket ?? (await parts.tickets.seal(db, identity, 'OPENID_CONFIRM'));
  let door = await accountOf(db, identity);
  if (!door) {
    const provider = parts.openId.provider(identity.provider);
    const email = addressOfNew(provider, identity);
    door = await doorAt(db, provider, email);
    const isProved = provider.domains !== undefined || identity.isHosted;
    if (!door) return registerStep(services, parts, identity, { email, isProved });
  }
  const { userId, email, asksPassword } = door;
  const signing = { ...services, ...parts };
  let user: Known;
  if (asksPassword) {
    if (password === undefined) return { step: 'PASSWORD', email, ticket: await ticket() };
    user = await knowByPassword(signing, { email, password, code }, request);
  } else {
    try {
      user = await knowWithoutPassword(signing, { userId, code }, request);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') throw error;
      return { step: 'CODE', ticket: await ticket() };
    }
  }
  return letIn(services, parts, comer, { door, user, request });
}
