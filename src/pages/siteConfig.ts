/** What the server tells the page at start: a JSON element it writes into index.html. */
import { z } from 'zod';
import { Login } from '../../schemas/auth.ts';
import { Role } from '../../schemas/user.ts';

const SiteConfig = z.object({
  demoAccounts: z.array(
    z.object({ email: Login.shape.email, password: z.string(), role: Role, label: z.string() }),
  ),
  /** Whether mails can be read at /dev/mailbox, from this very page. */
  devMailbox: z.boolean().default(false),
});

export type DemoAccount = z.output<typeof SiteConfig>['demoAccounts'][number];

const empty: z.output<typeof SiteConfig> = { demoAccounts: [], devMailbox: false };

/** Reads the element; a page that was served without it has no demo accounts. */
export function readSiteConfig(page: Pick<Document, 'getElementById'> = document) {
  const text = page.getElementById('hireday-config')?.textContent;
  if (!text) return empty;
  try {
    return SiteConfig.safeParse(JSON.parse(text)).data ?? empty;
  } catch {
    return empty;
  }
}
