/** Bearer tokens: signed, with an expiry, and an id by which one can be revoked. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { StoredAuth } from '../../schemas/auth.ts';
import { Role } from '../../schemas/user.ts';

const issuer = 'hireday';

/** The claims of a token: whose it is (the user's id, not the address), its own id, and from when to when it holds. */
const Claims = z.object({
  ...{ sub: z.uuid(), jti: z.uuid(), iat: z.number(), exp: z.number(), at: z.number() },
  /** The area it is for; a guest of a job has none, and tokens made before there were two had none. */
  role: Role.optional(),
});
export type Claims = z.output<typeof Claims>;

export interface Tokens {
  /**
   * @param notBefore tokens of this user that are older do not count (ISO)
   * @param more the id by which it can be revoked, and the area it is for
   */
  issue(userId: string, notBefore: string, more?: { id?: string; role?: Role }): Promise<StoredAuth>;
  /** The same sign-in in another area of the account: it holds as long, and ends with the one before. */
  reissue(claims: Claims, role: Role): Promise<StoredAuth>;
  /** The claims of a token that is ours and not expired; null for any other. */
  read(token: string): Promise<Claims | null>;
}

/** Tokens whose signature was checked lately; whether one is still valid is checked every time. */
const remembered = 1000;

/**
 * @param secret at least 32 characters; anyone who knows it can sign in as anyone else
 * @param ttl seconds a token is good for
 */
export function createTokens(secret: string, ttl: number, clock: () => Date): Tokens {
  const key = new TextEncoder().encode(secret);
  const checked = new Map<string, Claims>();
  const sign = async ({ sub, jti, iat, exp, at, role }: Claims): Promise<StoredAuth> => ({
    token: await new SignJWT({ at, ...(role && { role }) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(sub)
      .setJti(jti)
      .setIssuedAt(iat)
      .setExpirationTime(exp)
      .sign(key),
    expiresAt: new Date(exp * 1000).toISOString(),
  });
  return {
    async issue(userId, notBefore, { id = uuidv7(), role } = {}) {
      // Clocks of several servers differ, and a revocation may have been a millisecond ago.
      const now = Math.max(clock().getTime(), Date.parse(notBefore));
      const iat = Math.floor(now / 1000);
      // `iat` has whole seconds only; `at` tells tokens apart that are made within one second of a revocation.
      return sign({ sub: userId, jti: id, iat, exp: iat + ttl, at: now, role });
    },
    reissue: (claims, role) => sign({ ...claims, role }),
    async read(token) {
      const known = checked.get(token);
      if (known) return known.exp * 1000 > clock().getTime() ? known : null;
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          algorithms: ['HS256'],
          currentDate: clock(),
        });
        const claims = Claims.parse(payload);
        if (checked.size >= remembered) checked.clear();
        checked.set(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
        throw error;
      }
    },
  };
}
