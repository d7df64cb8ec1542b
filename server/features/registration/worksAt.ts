/** Whether an e-mail address shows that someone works for an employer. */
import providers from 'email-providers/all.json' with { type: 'json' };

/** Domains where anyone can have an address. */
const publicDomains: ReadonlySet<string> = new Set(providers);

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Both have the same domain, and it is not one where anyone can have an address. */
export function worksAt(email: string, employerEmail: string): boolean {
  const domain = domainOf(email);
  return domain === domainOf(employerEmail) && !publicDomains.has(domain);
}
