/** The addresses of public pages of jobs and companies. */
import type { Job } from './job.ts';

/** Long enough to be read, short enough to be pasted; as it stands in an address, where some letters take nine signs. */
const slugLength = 120;

/** `Senior Engineer (C++)` → `senior-engineer-c`, ready for an address; '' without letters and digits. */
export function slugOf(title: string): string {
  const plain = title
    .toWellFormed()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  const words =
    plain
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = `${slug}${slug && '-'}${encodeURIComponent(word)}`;
    if (longer.length > slugLength) break;
    slug = longer;
  }
  return slug;
}

/** `/jobs/{id}-{slug}`: the id finds the job, the words are for people. */
export function publicJobPath({ id, title }: Pick<Job, 'id' | 'title'>): string {
  const slug = slugOf(title);
  return `/jobs/${id}${slug && `-${slug}`}`;
}

/** `/companies/{slug}`. */
export const companyPath = (slug: string): string => `/companies/${slug}`;
