/** A job as schema.org's JobPosting, with the fields Google's search for jobs requires and recommends. */
import { lastSecond } from '../../../schemas/base/answerDay.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import type { PublishedJob } from './findPublicJob.ts';

type Json = Record<string, unknown>;

/** Where the job says it is; where it names no place at all, where its employer says it is. */
function placeOf(job: PublishedJob) {
  const { city, state, country } = job;
  return city === null && state === null && country === null
    ? { city: job.employerCity, state: job.employerState, country: job.employerCountry }
    : { city, state, country };
}

/** Work from anywhere has no place, but a country people have to be in; hybrid work has a place. */
function location(job: PublishedJob): Json | null {
  const { city, state, country } = placeOf(job);
  if (country === null) return null;
  if (job.workplaceType === 'REMOTE') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    };
  }
  const address = {
    '@type': 'PostalAddress',
    ...(city ? { addressLocality: city } : {}),
    ...(state ? { addressRegion: state } : {}),
    addressCountry: country,
  };
  return { jobLocation: { '@type': 'Place', address } };
}

/** One amount is a value, two are a range. */
function pay({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: PublishedJob): Json {
  if (salaryMin === null && salaryMax === null) return {};
  const amounts =
    salaryMin === salaryMax
      ? { value: salaryMin }
      : {
          ...(salaryMin === null ? {} : { minValue: salaryMin }),
          ...(salaryMax === null ? {} : { maxValue: salaryMax }),
        };
  const value = { '@type': 'QuantitativeValue', ...amounts, unitText: salaryUnit };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: salaryCurrency, value } };
}

/**
 * @param origin where the product is, without a slash at the end
 * @param description what is written of the job, as HTML
 * @returns null for a job whose country nobody has said: Google refuses postings without one, and a state or a currency
 *   does not tell it
 */
export function jobPosting(job: PublishedJob, origin: string, description: string): Json | null {
  const place = location(job);
  if (place === null) return null;
  const { employerName, employerWebsite } = job;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description,
    identifier: { '@type': 'PropertyValue', name: employerName, value: job.id },
    url: origin + publicJobPath(job),
    datePosted: job.openedAt?.slice(0, 10),
    ...(job.validThrough ? { validThrough: lastSecond(job.validThrough) } : {}),
    employmentType: job.employmentType,
    hiringOrganization: {
      '@type': 'Organization',
      name: employerName,
      ...(employerWebsite ? { sameAs: employerWebsite } : {}),
    },
    ...place,
    ...pay(job),
    totalJobOpenings: job.openings,
    directApply: true,
  };
}
