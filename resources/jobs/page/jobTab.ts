/** Which part of a job's page is shown, as it stands in the address. */

export type JobTab = 'overview' | 'applications';

/** The tab an address asks for; the job itself unless it names another. */
export const tabOf = (search: string): JobTab =>
  new URLSearchParams(search).get('tab') === 'applications' ? 'applications' : 'overview';

/** The query of a tab's address. */
export const searchOfTab = (tab: JobTab): string => (tab === 'applications' ? '?tab=applications' : '');
