/** One-time codes: six digits that show that someone reads the mails of an address. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Locale } from '../../schemas/base/locales.ts';
import { ApiError } from '../base/errors.ts';
import { keyedHash, keyFor } from '../base/keys.ts';
import type { Sentence } from '../base/sentence.ts';
import type { CodePurpose } from '../db/columns/purpose.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { SendMail } from '../mail/queue.ts';
import { emailCode, forgotCode } from '../mail/templates/codes.ts';
import type { Limits } from './limits.ts';
import type { VerificationTokens } from './verificationTokens.ts';

const minutes = 10;
const tries = 5;

interface CodeServices {
  db: Database;
  clock: () => Date;
  sendMail: SendMail;
  limits: Limits;
  tokens: VerificationTokens;
}

/** The address a code is for, and the network address of the person who asks for it or types it. */
interface CodePlace {
  purpose: CodePurpose;
  email: string;
  address: string;
}

export interface Codes {
  /**
   * Makes a code and has it mailed; an older one that was asked for from the same place stops working. Does the same
   * whether or not the address is anyone's: nothing is looked up before the answer, so it is written in the caller's
   * language.
   */
  send(place: CodePlace, locale: Locale): Promise<void>;
  /**
   * Exchanges a code for a verification token. Nothing is counted where no code waits that this place may try.
   *
   * @throws ApiError INVALID_FIELDS about `code` with the tries it has left: none for a used, an old and a missing one;
   *   TOO_MANY_REQUESTS
   */
  verify(place: CodePlace, code: string): Promise<string>;
}

function refusedCode(triesLeft: number): ApiError {
  const sentence: Sentence =
    triesLeft > 0
      ? (t) =>
          t(
            '{left, plural, one {This code is wrong. One try is left.} other {This code is wrong. # tries are left.}}',
            { left: triesLeft },
          )
      : 'This code no longer works. Ask for a new one.';
  return new ApiError('INVALID_FIELDS', sentence, { errors: { code: sentence }, triesLeft });
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

type WaitingCode = Selectable<Tables['waitingCodes']>;

/** A code that a place may try, and how often yet. */
interface Candidate {
  row: WaitingCode;
  isOwn: boolean;
  left: number;
}

interface Standing {
  askedFrom: string;
  /** Whether the owner was seen at the place before. */
  isKnown: boolean;
  /** Whether the day's wrong tries from unknown places are used up. */
  isStrict: boolean;
}

/**
 * The codes that a place may try: its own, and of those that others asked for the latest; at a known place all. In the strict
 * state only the first try of a place's own code counts.
 *
 * @param rows the latest first
 */
function candidatesFor(
  rows: readonly WaitingCode[],
  { askedFrom, isKnown, isStrict }: Standing,
): Candidate[] {
  const isOwn = (row: WaitingCode) => isKnown || row.askedFrom === askedFrom;
  const own = rows.filter(isOwn);
  const others = rows.filter((row) => !isOwn(row)).slice(0, 1);
  return [
    ...own.map((row) => ({ row, isOwn: true, left: row.triesLeft - (isStrict ? tries - 1 : 0) })),
    ...others.map((row) => ({ row, isOwn: false, left: isStrict ? 0 : row.otherTriesLeft })),
  ].filter(({ left }) => left > 0);
}

/** Spends one try of each code before any is looked at, so that tries at the same moment count too. */
async function spendTries(tx: Database, candidates: readonly Candidate[]): Promise<void> {
  for (const column of ['triesLeft', 'otherTriesLeft'] as const) {
    const hashes = candidates
      .filter(({ isOwn }) => isOwn === (column === 'triesLeft'))
      .map(({ row }) => row.codeHash);
    if (hashes.length > 0)
      await tx
        .updateTable('waitingCodes')
        .set((eb) => ({ [column]: eb(column, '-', 1) }))
        .where('codeHash', 'in', hashes)
        .execute();
  }
}

/** A try that was counted, and whether the day's wrong ones from unknown places are used up. */
interface CountedTry {
  isStrict: boolean;
  giveBack(): Promise<void>;
}

/** Counts a try by network address and, from an unknown place, by the code's e-mail address. */
async function countTry(
  limits: Limits,
  { purpose, email, address }: CodePlace,
  isKnown: boolean,
): Promise<CountedTry> {
  if (isKnown) return { isStrict: false, ...(await limits.take(['codeTrySeenNetwork', address])) };
  const ofNetwork = await limits.take(['codeTryNetwork', address]);
  const ofCode = await limits.take(['codeTry', purpose, email]).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  return {
    isStrict: ofCode === undefined,
    async giveBack() {
      await ofNetwork.giveBack();
      await ofCode?.giveBack();
    },
  };
}

export function createCodes(secret: string, { db, clock, sendMail, limits, tokens }: CodeServices): Codes {
  const key = keyFor(secret, 'one-time codes');
  const hashOf = ({ purpose, email }: CodePlace, code: string) => keyedHash(key, purpose, email, code);
  const placeOf = ({ address }: CodePlace) => keyedHash(key, 'place', address);

  const waiting = (of: Database, { purpose, email }: CodePlace, now: Date) =>
    of
      .selectFrom('waitingCodes')
      .selectAll()
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', now.toISOString())
      .orderBy('createdAt', 'desc')
      .orderBy('askedFrom');

  /** @returns the token, and when the place asked for a code, if it was this one; or how many tries are left */
  const exchange = (place: CodePlace, code: string, standing: Standing) =>
    db
      .transaction()
      .execute(async (tx): Promise<{ token: string; askedAt?: string | undefined } | number> => {
        const now = clock();
        const { email, purpose } = place;
        const rows = await waiting(tx, place, now).forUpdate().execute();
        const candidates = candidatesFor(rows, standing);
        await spendTries(tx, candidates);
        const typed = hashOf(place, code);
        if (!candidates.some(({ row }) => isSame(row.codeHash, typed)))
          return Math.max(0, ...candidates.map(({ left }) => left - 1));
        await tx
          .deleteFrom('waitingCodes')
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .execute();
        const askedHere = rows.find(({ askedFrom }) => askedFrom === standing.askedFrom);
        return { token: await tokens.issue(tx, { email, purpose }, now), askedAt: askedHere?.createdAt };
      });

  return {
    async send(place, locale) {
      const { purpose, email } = place;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock();
      const expiresAt = new Date(now.getTime() + minutes * 60_000).toISOString();
      const row = {
        ...{ email, purpose, askedFrom: placeOf(place), codeHash: hashOf(place, code) },
        ...{ triesLeft: tries, otherTriesLeft: tries, createdAt: now.toISOString(), expiresAt },
      };
      const forgot = purpose === 'FORGOT_PASSWORD';
      const letter = (forgot ? forgotCode : emailCode)({ code, minutes });
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('waitingCodes')
          .values(row)
          .onConflict((conflict) => conflict.columns(['email', 'purpose', 'askedFrom']).doUpdateSet(row))
          .execute();
        await sendMail(tx, { to: email, letter, locale, goodUntil: expiresAt, onlyToAccounts: forgot });
      });
      for (const table of ['waitingCodes', 'oneTimeCodes', 'verificationTokens'] as const)
        await db.deleteFrom(table).where('expiresAt', '<', now.toISOString()).execute();
    },

    async verify(place, code) {
      const { email, address } = place;
      const isKnown = await limits.isTrusted(email, address);
      const standing = { askedFrom: placeOf(place), isKnown, isStrict: false };
      const rows = await waiting(db, place, clock()).execute();
      if (candidatesFor(rows, standing).length === 0) throw refusedCode(0);
      const { isStrict, giveBack } = await countTry(limits, place, isKnown);
      const outcome = await exchange(place, code, { ...standing, isStrict });
      if (typeof outcome === 'number') throw refusedCode(outcome);
      await giveBack();
      // People who show that an address is theirs are not counted against everyone else behind their network address.
      const rule = isKnown ? 'codeSendSeenNetwork' : 'codeSendNetwork';
      if (outcome.askedAt) await limits.giveBack(Date.parse(outcome.askedAt), rule, address);
      return outcome.token;
    },
  };
}
