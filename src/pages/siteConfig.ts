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
  /** Whether payments are the built-in test ones, which take no money. */
  testPayments: z.boolean().default(false),
  /** Whom to write to when something about a payment is not right. */
  supportEmail: z.email().optional(),
});

export type SiteConfig = z.output<typeof SiteConfig>;
export type DemoAccount = SiteConfig['demoAccounts'][number];

const empty: SiteConfig = { demoAccounts: [], devMailbox: false, testPayments: false };

/** What stands for the page while it is rendered at build time, when there is no document yet. */
let rendered: Pick<Document, 'getElementById'> | undefined;

/** Gives the pages that are rendered next what the server will tell them. */
export function renderWithConfig(config: SiteConfig): void {
  const element = { textContent: JSON.stringify(config) } as HTMLElement;
  rendered = { getElementById: () => element };
}

/** Reads the element; a page that was served without it has no demo accounts. */
export function readSiteConfig(page: Pick<Document, 'getElementById'> = rendered ?? document) {
  const text = page.getElementById('hireday-config')?.textContent;
  if (!text) return empty;
  try {
    return SiteConfig.safeParse(JSON.parse(text)).data ?? empty;
  } catch {
    return empty;
  }
}
