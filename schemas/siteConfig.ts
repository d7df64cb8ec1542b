/** The server's message to the browser at start; it writes it into each page, and the page reads it there. */
import type { Role } from './user.ts';

/** An account to try the product with. */
export interface DemoAccount {
  role: Role;
  label: string;
  email: string;
  password: string;
}

export interface SiteConfig {
  /** Shown at sign-in, each one click away. */
  demoAccounts: readonly DemoAccount[];
  /** Other services one can sign in with. */
  signInWith: readonly { id: string; name: string }[];
  /** Whether mails can be read at /dev/mailbox, from this very page. */
  devMailbox: boolean;
  /** Whether payments are the built-in test ones, which take no money. */
  testPayments: boolean;
  /** Whether proving a company's domain is a trial, in which no DNS record is looked up. */
  testDomains: boolean;
  /** Whether nothing can be bought, because nobody takes payments. */
  noPayments: boolean;
  /** Whom to write to when something about a payment is not right. */
  supportEmail?: string | undefined;
}

/** The values where the server says nothing: a page as the build renders it. */
export const untoldConfig: SiteConfig = {
  demoAccounts: [],
  signInWith: [],
  devMailbox: false,
  testPayments: false,
  testDomains: false,
  noPayments: false,
};

/** Id of the element that holds it, as JSON. */
export const siteConfigId = 'hireday-config';
