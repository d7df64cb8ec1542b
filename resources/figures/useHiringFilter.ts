import { useNavigate, useSearch } from '@tanstack/react-router';
import { type HiringPeriod, HiringSource } from '../../schemas/hiring.ts';

/** Of which months, jobs and people the figures are. */
export interface HiringFilter {
  months: HiringPeriod;
  jobId?: string | undefined;
  recruiterEmail?: string | undefined;
  source?: HiringSource | undefined;
}

/** The filter stands in the address, so that it can be passed on and gone back from. */
export function useHiringFilter(): [HiringFilter, (changed: Partial<HiringFilter>) => void] {
  const { months = '3', job, recruiter, source } = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = {
    ...{ months, jobId: job, recruiterEmail: recruiter },
    source: HiringSource.safeParse(source).data,
  };
  const change = (changed: Partial<HiringFilter>) => {
    const next = { ...filter, ...changed };
    void navigate({
      to: './',
      search: (previous) => ({
        ...previous,
        months: next.months === '3' ? undefined : next.months,
        job: next.jobId,
        recruiter: next.recruiterEmail,
        source: next.source,
      }),
    });
  };
  return [filter, change];
}
