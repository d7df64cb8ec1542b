/** The data on the public pages that are rendered when they are asked for: the server finds it, and `src/site` writes the page from it. */
import type { Employer } from './employer.ts';
import type { Job } from './job.ts';
import type { LegalPage } from './legal.ts';
import type { PublicJobSearch } from './publicJobSearch.ts';
import type { SearchHints } from './search.ts';

/** As much of a job as a link to it needs. */
export type JobLink = Pick<Job, 'id' | 'title' | 'city' | 'state' | 'country' | 'workplaceType'>;

export type PublicJob = JobLink &
  Pick<
    Job,
    | 'employmentType'
    | 'salaryMin'
    | 'salaryMax'
    | 'salaryCurrency'
    | 'salaryUnit'
    | 'openings'
    | 'criteria'
    | 'validThrough'
    | 'openedAt'
  > & {
    employerName: string;
    employerWebsite: string | null;
    /** The domain that the company has proved; null where it has proved none. */
    provedDomain: string | null;
    /** The name of the company's page in its address; null while it has none. */
    company: string | null;
  };

/** A job in a list that the public reads. */
export type PublicJobEntry = Omit<PublicJob, 'employerWebsite' | 'openings' | 'validThrough' | 'criteria'> & {
  /** Kilometres from the town that was asked for; null where none was. */
  distanceKm: number | null;
};

/** An employer as the public reads of it. */
export type Company = Pick<
  Employer,
  | 'employerName'
  | 'employerWebsite'
  | 'employerIndustry'
  | 'employerSize'
  | 'employerCity'
  | 'employerState'
  | 'employerCountry'
  | 'employerDescription'
  | 'provedDomain'
> & { slug: string };

/** A page of a list of jobs. */
interface JobEntries {
  jobs: readonly PublicJobEntry[];
  /** null where there are more than are counted. */
  total: number | null;
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

export type PublicJobPage =
  | ({
      state: 'search';
      search: PublicJobSearch;
      /** Suggestions, where nothing is found as it was typed. */
      hints: SearchHints | null;
      /** Whether a distance was asked for, and not known from where. */
      isPlaceUnknown: boolean;
    } & JobEntries)
  | ({ state: 'company'; company: Company } & JobEntries)
  | {
      state: 'open';
      job: PublicJob;
      /** The description as HTML that can do nothing but be read. */
      html: string;
      /** Further jobs of the employer. */
      others: readonly JobLink[];
    }
  /** A text of the operator. */
  | { state: 'legal'; text: LegalPage }
  /** It was open once. */
  | { state: 'gone'; job: Pick<PublicJob, 'title' | 'employerName'>; others: readonly JobLink[] }
  /** There is nothing for the public. */
  | { state: 'unknown' };
