/** Which domain an address or a website belongs to, and which domains say something about who uses them. */
import { domainToASCII } from 'node:url';
import providers from 'email-providers/all.json' with { type: 'json' };
import { getDomain, parse } from 'tldts';
import { furtherProviders } from './furtherProviders.ts';

/** Domains where anyone can have an address. */
const publicDomains: ReadonlySet<string> = new Set([...providers, ...furtherProviders]);

/** Whether anyone can have an address there. */
export const isPublicDomain = (domain: string): boolean => publicDomains.has(domain);

/** The part of an address behind the @. */
export const domainOfAddress = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * The domain that someone has registered, of anything that names a host in it: `acme.co.uk` of `https://www.acme.co.uk/`.
 * Letters beyond ASCII come as `xn--`, so that what looks alike is told apart.
 *
 * @returns undefined where there is none: a suffix alone (`co.uk`, `github.io`), a number, no host at all
 */
export function registeredDomain(typed: string): string | undefined {
  const host = typed
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/\.$/, '');
  const ascii = domainToASCII(host.slice(host.lastIndexOf('@') + 1));
  // Places beneath the name of a host of websites are each someone else's.
  return getDomain(ascii, { allowPrivateDomains: true }) ?? undefined;
}

/** Whether a domain is under another organization's name, as `me.github.io` is: anyone gets many of them for free. */
export const isUnderAnothersName = (domain: string): boolean =>
  parse(domain, { allowPrivateDomains: true }).isPrivate === true;

/** The domain of a work address; undefined for mailbox providers and for subdomains. */
export function workDomain(email: string): string | undefined {
  const domain = domainOfAddress(email);
  return isPublicDomain(domain) || registeredDomain(domain) !== domain ? undefined : domain;
}
