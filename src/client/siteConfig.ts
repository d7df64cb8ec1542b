/** The server's message to the page at start. */
import { type SiteConfig, siteConfigId, untoldConfig } from '../../schemas/siteConfig.ts';

/** A stand-in for the page while it is rendered at build time, when there is no document yet. */
let rendered: SiteConfig | undefined;

/** Gives the pages that are rendered next what the server will tell them. */
export function renderWithConfig(config: SiteConfig): void {
  rendered = config;
}

/** Reads what the server wrote into the page; a page that was served without it has no demo accounts. */
export function readSiteConfig(): SiteConfig {
  if (rendered) return rendered;
  const text = document.getElementById(siteConfigId)?.textContent;
  if (!text) return untoldConfig;
  try {
    return { ...untoldConfig, ...(JSON.parse(text) as Partial<SiteConfig>) };
  } catch {
    return untoldConfig;
  }
}
