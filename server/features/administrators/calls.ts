/** Those who act for a company, and whose it is. */
import { AdministratorFields } from '../../../schemas/administrator.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import { spendConfirmation } from '../../access/confirmPassword.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { wholeRecord } from '../../db/wholeRecord.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { removeAdministrator } from '../ownData/erasures.ts';
import { handOverCompany } from './handOverCompany.ts';
import { administratorsOf } from './selectAdministrators.ts';

const noSuchAdministrator = () => notFound('There is no such administrator.');

export const administratorsCalls = (services: Services, proofs: VerificationTokens): Handlers => {
  const { db, clock } = services;
  const all = (company: string) => administratorsOf(db, company, clock());
  const find = async (caller: Caller, email: string) => {
    const found = (await all(companyOf(caller))).find(({ id }) => id === email);
    if (!found) throw noSuchAdministrator();
    return found;
  };
  return {
    administrators: ({ caller }) => all(companyOf(caller)),

    async updateAdministrator({ params: { email }, caller, body }) {
      if (email !== caller.email) throw noSuchAdministrator();
      await db
        .updateTable('administrators')
        .set(wholeRecord(AdministratorFields, body))
        .where('administratorEmail', '=', email)
        .execute();
      return find(caller, email);
    },

    async removeAdministrator({ params: { email }, caller }) {
      const { isOwner } = await find(caller, email);
      if (isOwner) throw new ApiError('ILLEGAL_MOVE', 'Make someone else the owner first.');
      await removeAdministrator(services, companyOf(caller), email);
    },

    async handOverCompany({ params: { email }, caller, body }) {
      await handOverCompany(services, caller, email, (tx) =>
        spendConfirmation(tx, proofs, { email: caller.email, token: body.confirmationToken }, clock()),
      );
      return all(email);
    },
  };
};
