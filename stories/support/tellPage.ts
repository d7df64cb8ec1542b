import { type SiteConfig, siteConfigId } from '../../schemas/siteConfig.ts';

/** Writes into the page what the server would tell it. @returns takes it away again */
export function tellPage(told: Partial<SiteConfig>): () => void {
  const config = document.createElement('script');
  config.type = 'application/json';
  config.id = siteConfigId;
  config.textContent = JSON.stringify(told);
  document.head.append(config);
  return () => config.remove();
}
