/** The texts in force, and agreeing to them. */
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { keepConsents } from './consents.ts';

export const legalCalls = ({ db, clock, legalTexts }: Services): Handlers => ({
  async legalDocuments() {
    return (await legalTexts.inForce()).map(({ name, version, date }) => ({ name, version, date }));
  },
  async agree({ caller, body }) {
    await keepConsents(db, legalTexts, { email: caller.email, agreement: body }, clock());
    return undefined;
  },
});
