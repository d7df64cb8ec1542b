/** Proving a company's domain. */
import { companyOf } from '../../access/caller.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { addDomain, checkDomain, letIn, listDomains, removeDomain } from './companyDomains.ts';

export const companyDomainsCalls = (services: Services): Handlers => ({
  companyDomains: ({ caller }) => listDomains(services.db, companyOf(caller)),
  addCompanyDomain: ({ caller, body }) => addDomain(services, caller, body.domain),
  checkCompanyDomain: ({ caller, params }) => checkDomain(services, caller, params.id),
  updateCompanyDomain: ({ caller, params, body }) => letIn(services, caller, params.id, body.letsIn),
  async removeCompanyDomain({ caller, params }) {
    await removeDomain(services.db, caller, params.id);
  },
});
