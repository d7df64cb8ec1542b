/** A job as schema.org's JobPosting, with the fields Google's search for jobs requires and recommends. */
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { countryOf } from './country.ts';
import type { PublishedJob } from './findPublicJob.ts';

type Json = Record<string, unknown>;

function address(job: PublishedJob): Json {
  const named = job.city !== null || job.state !== null;
  const city = named ? job.city : job.employerCity;
  const state = named ? job.state : job.employerState;
  const country = countryOf(job);
  return {
    '@type': 'PostalAddress',
    ...(city ? { addressLocality: city } : {}),
    ...(state ? { addressRegion: state } : {}),
    ...(country ? { addressCountry: country } : {}),
  };
}

/** Work from anywhere has no place, but a country people have to be in; hybrid work has a place. */
function location(job: PublishedJob): Json {
  if (job.workplaceType !== 'REMOTE') return { jobLocation: { '@type': 'Place', address: address(job) } };
  const country = countryOf(job);
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(country ? { applicantLocationRequirements: { '@type': 'Country', name: country } } : {}),
  };
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
 */
export function jobPosting(job: PublishedJob, origin: string, description: string): Json {
  const { employerName, employerWebsite } = job;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description,
    identifier: { '@type': 'PropertyValue', name: employerName, value: job.id },
    url: origin + publicJobPath(job),
    datePosted: job.openedAt?.slice(0, 10),
    ...(job.validThrough ? { validThrough: `${job.validThrough}T23:59:59Z` } : {}),
    employmentType: job.employmentType,
    hiringOrganization: {
      '@type': 'Organization',
      name: employerName,
      ...(employerWebsite ? { sameAs: employerWebsite } : {}),
    },
    ...location(job),
    ...pay(job),
    totalJobOpenings: job.openings,
    directApply: true,
  };
}
