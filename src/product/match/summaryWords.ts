import { t } from '../../i18n/t.ts';

const stored = /^(?:(\d+)\/(\d+) must-haves)?(?:, )?(?:(\d+)\/(\d+) nice-to-haves)?$/;

/**
 * How many of a job's criteria are met, in the reader's language.
 *
 * @param summary as it is stored with a list: "4/5 must-haves, 2/3 nice-to-haves" or "No criteria"
 */
export function summaryWords(summary: string): string {
  const [, must, musts, nice, nices] = stored.exec(summary) ?? [];
  const parts = [
    ...(must && musts ? [t('{met}/{asked} must-haves', { met: must, asked: musts })] : []),
    ...(nice && nices ? [t('{met}/{asked} nice-to-haves', { met: nice, asked: nices })] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return summary === 'No criteria' ? t('No criteria') : summary;
}
