import type { DailyCandidate } from '../../schemas/dailyCandidate.ts';
import { t } from '../../src/i18n/t.ts';

/** "7 years", "1 year"; null when the resume does not say. */
function yearsText(years: number | null): string | null {
  if (years === null) return null;
  const whole = Math.round(years);
  if (whole < 1) return t('Under a year');
  return t('{years, plural, one {# year} other {# years}}', { years: whole });
}

/** The line below a name: "Austin, TX · 7 years"; empty when nothing is known. */
export function factsLine({
  city,
  state,
  yearsOfExperience,
}: Pick<DailyCandidate, 'city' | 'state' | 'yearsOfExperience'>): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [place, yearsText(yearsOfExperience)].filter(Boolean).join(' · ');
}
