/** Sign-ins: the token that opens each, and the row by which its owner knows it. */
import type { IncomingHttpHeaders } from 'node:http';
import bowser from 'bowser';
import { v7 as uuidv7 } from 'uuid';
import type { StoredAuth } from '../../schemas/auth.ts';
import type { Role } from '../../schemas/user.ts';
import type { Database } from '../db/database.ts';
import type { Claims, Tokens } from './token.ts';

/** How exactly the last use is known, in milliseconds: enough for a person to tell a forgotten device from one in use. */
const noticedAfterMs = 5 * 60_000;

/** Sign-ins whose last notice a server remembers, so that asking costs no statement meanwhile. */
const remembered = 10_000;

/** Longer ones are nothing a browser sends. */
const longestAgent = 512;

export interface Sessions {
  /** Signs someone in, in the area used last. @param headers of the request, whose browser is noted by name */
  begin(
    db: Database,
    user: { id: string; tokensValidFrom: string; role: Role; lastRole?: Role | null },
    headers: IncomingHttpHeaders,
  ): Promise<StoredAuth>;
  /** Notes that a sign-in is in use, every few minutes. */
  noteUse(db: Database, claims: Claims): Promise<void>;
}

/** Names of the browser and the system; null where they are none that is known. The whole text is not kept. */
function deviceOf(agent: string | undefined): { browser: string | null; system: string | null } {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = bowser.parse(agent.slice(0, longestAgent));
  return { browser: browser.name?.slice(0, 40) || null, system: os.name?.slice(0, 40) || null };
}

export function createSessions(tokens: Tokens, clock: () => Date): Sessions {
  /** When the use of each was noted last. */
  const noted = new Map<string, number>();
  function remember(id: string, at: number): void {
    if (noted.size >= remembered) noted.clear();
    noted.set(id, at);
  }
  return {
    async begin(db, user, headers) {
      const id = uuidv7();
      const auth = await tokens.issue(user.id, user.tokensValidFrom, {
        id,
        role: user.lastRole ?? user.role,
      });
      const now = clock().toISOString();
      // The token may be made out for a moment later, so that a revocation just now does not end it.
      const begunAt = now < user.tokensValidFrom ? user.tokensValidFrom : now;
      await db
        .insertInto('sessions')
        .values({
          ...{ id, userId: user.id, ...deviceOf(headers['user-agent']) },
          ...{ begunAt, lastSeenAt: now, expiresAt: auth.expiresAt },
        })
        .execute();
      remember(id, clock().getTime());
      return auth;
    },
    async noteUse(db, { jti }) {
      const now = clock().getTime();
      const before = now - noticedAfterMs;
      if (Math.abs(now - (noted.get(jti) ?? 0)) < noticedAfterMs) return;
      remember(jti, now);
      await db
        .updateTable('sessions')
        .set({ lastSeenAt: new Date(now).toISOString() })
        .where('id', '=', jti)
        .where('lastSeenAt', '<=', new Date(before).toISOString())
        .execute();
    },
  };
}
