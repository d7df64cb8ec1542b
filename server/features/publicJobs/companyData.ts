/** A company as schema.org's Organization. */
import type { Company } from '../../../schemas/publicJobPage.ts';
import { companyPath } from '../../../schemas/publicJobPath.ts';

/** @param origin where the product is, without a slash at the end */
export function companyData(company: Company, origin: string): Record<string, unknown> {
  const { employerName, employerWebsite, employerDescription, slug } = company;
  const { employerCity: city, employerState: state, employerCountry: country } = company;
  const address = {
    '@type': 'PostalAddress',
    ...(city ? { addressLocality: city } : {}),
    ...(state ? { addressRegion: state } : {}),
    ...(country ? { addressCountry: country } : {}),
  };
  return {
    '@context': 'https://schema.org/',
    '@type': 'Organization',
    name: employerName,
    url: employerWebsite ?? origin + companyPath(slug),
    ...(employerDescription ? { description: employerDescription } : {}),
    ...(city || state || country ? { address } : {}),
  };
}
