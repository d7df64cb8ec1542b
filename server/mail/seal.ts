/** Mails as they wait in the database: sealed, so that no code and no address can be read there. */
import { CompactEncrypt, compactDecrypt } from 'jose';
import { keyFor } from '../base/keys.ts';
import { Mail } from '../base/mail.ts';

export interface Seal {
  close(mail: Mail): Promise<string>;
  /** @throws JOSEError when it was sealed with another secret */
  open(sealed: string): Promise<Mail>;
}

/** @param secret the server's; mails that wait are lost when it changes */
export function createSeal(secret: string): Seal {
  const key = keyFor(secret, 'queued mail');
  return {
    close: (mail) =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify(mail)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    async open(sealed) {
      const { plaintext } = await compactDecrypt(sealed, key);
      return Mail.parse(JSON.parse(new TextDecoder().decode(plaintext)));
    },
  };
}
