/** Entries of the search box: hits of the API and pages of the menu, as links. */
import { addresses, addressOf, areaOfRole } from '../../../../schemas/addresses.ts';
import { ApplicationStatus } from '../../../../schemas/application.ts';
import { JobStatus } from '../../../../schemas/job.ts';
import { RecruiterStatus } from '../../../../schemas/recruiter.ts';
import type { SearchHit } from '../../../../schemas/search.ts';
import type { Role } from '../../../../schemas/user.ts';
import { t } from '../../../i18n/t.ts';
import { queryOf } from '../../../routing/search.ts';
import type { NamedPage } from '../navigation/navigation.tsx';

/** One line of the list. */
export interface SearchEntry {
  /** Tells entries apart, across kinds. */
  key: string;
  kind: SearchHit['kind'] | 'page';
  title: string;
  detail: string | null;
  /** Address it leads to. */
  to: string;
}

/** Entries under their heading. */
export interface SearchGroup {
  title: string;
  entries: SearchEntry[];
}

const statuses = { job: JobStatus, recruiter: RecruiterStatus, application: ApplicationStatus } as const;

/** How a thing stands, in words; null where it says nothing new. */
function statusWords(hit: SearchHit, role: Role): string | null {
  if (hit.kind === 'candidate' || (hit.kind === 'job' && role === 'CANDIDATE')) return null;
  const words = statuses[hit.kind].meta()?.ui?.choices?.[hit.status];
  return words === undefined ? null : t(words);
}

/** Where a hit leads, for the user's role. */
function placeOf(hit: SearchHit, role: Role): string {
  switch (hit.kind) {
    case 'job':
      return addressOf(addresses[areaOfRole(role)].job, { id: hit.id });
    case 'candidate':
      return hit.dailyCandidateId === null
        ? addressOf(addresses.recruiter.job, { id: hit.jobId }) +
            queryOf('job', { tab: 'applications', application: hit.applicationId ?? undefined })
        : addressOf(addresses.recruiter.dailyCandidate, { id: hit.jobId, dcId: hit.dailyCandidateId });
    case 'recruiter':
      return addresses.employer.recruiters + queryOf('recruiters', { recruiter: hit.id });
    case 'application':
      return addresses.candidate.applications + queryOf('applications', { application: hit.id });
  }
}

const toEntry = (hit: SearchHit, role: Role): SearchEntry => ({
  key: `${hit.kind}-${hit.id}`,
  kind: hit.kind,
  title: hit.title,
  detail: [hit.detail, statusWords(hit, role)].filter(Boolean).join(' · ') || null,
  to: placeOf(hit, role),
});

/** Letters without case and accents: `páginas` is found as `PAGINAS`. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Pages whose names have all the words in them. */
export function pagesFor(
  text: string,
  pages: readonly (Pick<NamedPage, 'label' | 'alsoCalled'> & { to: string })[],
): SearchEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return pages
    .filter(({ label, alsoCalled }) => {
      const names = plain(`${label()} ${alsoCalled?.() ?? ''}`);
      return words.every((word) => names.includes(word));
    })
    .map(
      ({ label, to }): SearchEntry => ({
        key: `page-${to}`,
        kind: 'page',
        title: label(),
        detail: null,
        to,
      }),
    );
}

/** Hits and pages in groups, the kinds in the order of the first of each; empty groups left out. */
export function groupsOf(
  hits: readonly SearchHit[],
  pages: readonly SearchEntry[],
  role: Role,
): SearchGroup[] {
  const headings = {
    job: t('Jobs'),
    candidate: t('Candidates'),
    recruiter: t('Recruiters'),
    application: t('Applications'),
  };
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) => ({
      title: headings[kind],
      entries: hits.filter((hit) => hit.kind === kind).map((hit) => toEntry(hit, role)),
    })),
    { title: t('Pages'), entries: [...pages] },
  ].filter(({ entries }) => entries.length > 0);
}
