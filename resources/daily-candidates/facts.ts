import type { DailyCandidate } from '../../schemas/dailyCandidate.ts';
import { placeFitWords } from '../../src/i18n/placeFitWords.ts';
import { t } from '../../src/i18n/t.ts';

/** "7 years", "1 year"; null when the resume does not say. */
function yearsText(years: number | null): string | null {
  if (years === null) return null;
  const whole = Math.round(years);
  if (whole < 1) return t('Under a year');
  return t('{years, plural, one {# year} other {# years}}', { years: whole });
}

/** The line below a name: "Lives in Austin, TX, 6 miles away · 7 years"; empty when nothing is known. */
export function factsLine({
  city,
  state,
  yearsOfExperience,
  place: fit,
}: Pick<DailyCandidate, 'city' | 'state' | 'yearsOfExperience' | 'place'>): string {
  const place = fit ? placeFitWords(fit) : [city, state].filter(Boolean).join(', ');
  return [place, yearsText(yearsOfExperience)].filter(Boolean).join(' · ');
}
