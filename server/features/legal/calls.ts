/** The texts in force, and agreeing to them. */
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { keepConsents, refuseOldVersions } from './consents.ts';

export const legalCalls = ({ db, clock, legalTexts }: Services): Handlers => ({
  async legalDocuments() {
    return (await legalTexts.inForce()).map(({ name, version, date }) => ({ name, version, date }));
  },
  async agree({ caller, body }) {
    await refuseOldVersions(legalTexts, body);
    await keepConsents(db, { email: caller.email, agreement: body }, clock());
    return undefined;
  },
});
