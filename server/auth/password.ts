/** Passwords as argon2id hashes; hashing runs on the library's own threads. */
import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/** Spent on unknown accounts, so that an answer takes as long whether or not the account exists. */
const nobody = hashPassword('nobody has this password');

/** Whether the password is the account's; accounts that are unknown or have none take as long to refuse. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
  return right && typeof passwordHash === 'string';
}
