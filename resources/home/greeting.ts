import { t } from '../../src/i18n/t.ts';

/** "Good morning, Ana", by the reader's clock; without a name when it is not known yet. */
export function greeting(name: string | undefined, now: Date): string {
  const hour = now.getHours();
  if (hour < 5) return name ? t('Hello, {name}', { name }) : t('Hello');
  if (hour < 12) return name ? t('Good morning, {name}', { name }) : t('Good morning');
  if (hour < 18) return name ? t('Good afternoon, {name}', { name }) : t('Good afternoon');
  return name ? t('Good evening, {name}', { name }) : t('Good evening');
}
