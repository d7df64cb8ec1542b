/** Billing details as they are read, and what a profile already knows of them. */
import type { BillingDetails } from '../../schemas/billingDetails.ts';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';
import { countryName } from '../../src/kit/placeWords.ts';
import type { Profile } from '../../src/session/sessionQueries.ts';

/** As on an envelope, with the tax number below. */
export const billingLines = (details: BillingDetails): string[] =>
  [
    details.billingName,
    details.billingLine1,
    details.billingLine2,
    [details.billingPostalCode, details.billingCity].filter(Boolean).join(' '),
    details.billingRegion,
    countryName(details.billingCountry, formatLocale()),
    details.taxNumber && t('Tax ID: {id}', { id: details.taxNumber }),
  ].flatMap((line) => line || []);

/** The name and the place of a profile, for someone to go on from. */
export function detailsFrom(profile: Profile | undefined): Partial<BillingDetails> {
  if (!profile) return {};
  if ('provedDomain' in profile)
    return {
      billingName: profile.employerName,
      ...(profile.employerCity && { billingCity: profile.employerCity }),
      billingRegion: profile.employerState,
      ...(profile.employerCountry && { billingCountry: profile.employerCountry }),
    };
  if ('candidateEmail' in profile)
    return {
      billingName: [profile.candidateFirstName, profile.candidateLastName].filter(Boolean).join(' '),
      ...(profile.candidateCity && { billingCity: profile.candidateCity }),
      billingRegion: profile.candidateState,
      ...(profile.candidateCountry && { billingCountry: profile.candidateCountry }),
    };
  return { billingName: profile.employerName };
}
