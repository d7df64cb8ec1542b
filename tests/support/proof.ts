/** Ways through one-time codes, as a person goes them: ask, read the mail, type the code. */
import type { Mail } from '../../server/base/mail.ts';
import type { TestApp } from './app.ts';

type Door = 'email-verify' | 'forgot-password';

/** The code in the newest mail to someone. */
export function codeFor(mails: Mail[], email: string): string {
  const mail = mails.findLast(({ to, kind }) => to === email && kind.endsWith('_CODE'));
  const [code] = /^ {4}(\d{6})$/m.exec(mail?.text ?? '') ?? [];
  if (!code) throw new Error(`There is no code for ${email}`);
  return code.trim();
}

/** @returns a verification token */
export async function prove(t: TestApp, email: string, door: Door = 'email-verify'): Promise<string> {
  await t.ask(`POST /otp/${door}/send`, { body: { email } });
  const { body } = await t.ask<{ verificationToken: string }>(`POST /otp/${door}/verify`, {
    body: { email, code: codeFor(t.mails, email) },
  });
  return body.verificationToken;
}
