/** Proving a company's domain. */
import { z } from 'zod';
import { CompanyDomain, CompanyDomainChanges, CompanyDomainFields } from '../companyDomain.ts';
import { byId, type Call } from './call.ts';

export const companyDomainsCalls = {
  companyDomains: {
    method: 'GET',
    path: '/company-domains',
    tag: 'employers',
    may: 'employers.edit',
    summary: "The company's domains, proved or not, the oldest first.",
    answer: z.array(CompanyDomain),
    extension: true,
  },
  addCompanyDomain: {
    method: 'POST',
    path: '/company-domains',
    tag: 'employers',
    may: 'employers.edit',
    summary:
      'Enter a domain to prove: the answer has the DNS record that does it. Nothing is reserved until it is proved.',
    refuses: ['DUPLICATE'],
    body: CompanyDomainFields,
    status: 201,
    answer: CompanyDomain,
    extension: true,
  },
  checkCompanyDomain: {
    method: 'POST',
    path: '/company-domains/{id}/check',
    tag: 'employers',
    may: 'employers.edit',
    limit: 'domainCheck',
    summary: 'Look for the DNS record now. A domain whose record is there is proved.',
    refuses: ['DUPLICATE'],
    params: byId,
    answer: CompanyDomain,
    extension: true,
  },
  updateCompanyDomain: {
    method: 'PATCH',
    path: '/company-domains/{id}',
    tag: 'employers',
    may: 'companyDomains.letIn',
    summary: 'Let in everyone with an address at the domain at once, or no longer; the owner’s to decide.',
    params: byId,
    body: CompanyDomainChanges,
    answer: CompanyDomain,
    extension: true,
  },
  removeCompanyDomain: {
    method: 'DELETE',
    path: '/company-domains/{id}',
    tag: 'employers',
    may: 'employers.edit',
    summary: 'Take a domain away, and with it its proof.',
    params: byId,
    status: 204,
    extension: true,
  },
} as const satisfies Record<string, Call>;
