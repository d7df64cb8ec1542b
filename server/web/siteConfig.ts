/** The server's message to the browser at start. */
import { type SiteConfig, siteConfigId } from '../../schemas/siteConfig.ts';
import type { Settings } from '../base/env.ts';
import { demoAccounts } from '../demo/accounts.ts';

/** Whom to write to: the address mails come from, unless nobody reads what is sent there. */
function supportEmail({ MAIL_FROM = '' }: Settings): string | undefined {
  const address = /<([^<>\s]+)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  return address === '' || /^no-?reply/i.test(address) ? undefined : address;
}

/**
 * The values that hold for one reader.
 *
 * @param devMailbox whether the reader may open the mailbox of this machine
 */
export const siteConfigFor = (env: Settings, devMailbox: boolean): SiteConfig => ({
  demoAccounts: env.demo ? demoAccounts : [],
  signInWith: env.OIDC_PROVIDERS.map(({ id, name }) => ({ id, name })),
  devMailbox,
  testPayments: env.payments === 'test',
  testDomains: env.domains === 'trial',
  noPayments: env.payments === 'none',
  supportEmail: supportEmail(env),
});

/** The page with it; JSON in a script element that is never run. */
export function withSiteConfig(page: string, config: SiteConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return page.replace(
    '<!--hireday-config-->',
    () => `<script type="application/json" id="${siteConfigId}">${json}</script>`,
  );
}
