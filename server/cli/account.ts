/** `npm run account`: an account for someone, and a link with which they choose its password. */
import { email as emailField } from '../../schemas/base/fields.ts';
import { Role } from '../../schemas/user.ts';
import { createVerificationTokens } from '../access/verificationTokens.ts';
import { ApiError } from '../base/errors.ts';
import { InviteError, inviteAccount } from '../features/registration/inviteAccount.ts';
import { runCommand, UsageError } from './command.ts';
import { type Opened, open } from './open.ts';

const help = `Usage: npm run account -- EMAIL --role ROLE --name NAME [--employer NAME]
       npm run account -- EMAIL --link

Makes an account without a password and prints a link with which its owner chooses one. The address counts as proved.
The link works once, for 24 hours; anyone who has it has the account.

  --role      EMPLOYER, RECRUITER or CANDIDATE
  --name      of the company for an employer, else first and last name, or the only one
  --employer  a recruiter's: the name of the company, which has an account already
  --link      a new link for an account that is there; older links go on until they are used or over

Works while the server runs and without it. Exit status: 0 done, 1 it could not be done.`;

const linkHours = 24;

/** The page on which a password is chosen; what follows # never leaves the browser that opens it. */
const linkTo = (appUrl: string, email: string, token: string): string =>
  `${appUrl}/forgot-password/#${new URLSearchParams({ email, token })}`;

async function printLink({ db, env }: Opened, email: string, what: string): Promise<number> {
  const proofs = createVerificationTokens(env.AUTH_SECRET);
  const token = await proofs.issue(db, { email, purpose: 'FORGOT_PASSWORD' }, new Date(), linkHours * 60);
  console.log(`${what}\nChoose its password within ${linkHours} hours: ${linkTo(env.APP_URL, email, token)}`);
  return 0;
}

async function newLink(opened: Opened, given: string): Promise<number> {
  const email = emailField().safeParse(given).data ?? given;
  const user = await opened.db
    .selectFrom('users')
    .select('role')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) throw new UsageError(`${given} has no account. Give --role and --name to make one.`);
  return printLink(opened, email, `${email}: ${user.role}.`);
}

await runCommand({
  help,
  takes: ['EMAIL'],
  options: {
    role: { type: 'string' },
    name: { type: 'string' },
    employer: { type: 'string' },
    link: { type: 'boolean' },
  },
  async run({ role: wanted, name, employer, link }, shutdown, [given = '']) {
    if (link) return newLink(await open(shutdown), given);
    const { data: role } = Role.safeParse(wanted?.toUpperCase());
    if (!role) throw new UsageError('--role has to be EMPLOYER, RECRUITER or CANDIDATE.');
    if (name === undefined) throw new UsageError('--name is missing.');
    if (employer !== undefined && role !== 'RECRUITER') {
      throw new UsageError('--employer is for a recruiter; an employer has --name.');
    }
    const opened = await open(shutdown);
    try {
      const email = await inviteAccount(opened.db, { email: given, role, name, employer }, new Date());
      if (email === null) {
        throw new UsageError(
          `${given} has an account already. Give --link for a new link to choose its password.`,
        );
      }
      return await printLink(opened, email, `${email}: the account is made (${role}).`);
    } catch (error) {
      if (error instanceof InviteError || error instanceof ApiError) throw new UsageError(error.message);
      throw error;
    }
  },
});
