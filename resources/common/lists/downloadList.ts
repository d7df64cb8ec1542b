/** A list's records as a file. */
import { type DataProvider, downloadCSV, type GetListParams, type RaRecord } from 'react-admin';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import { problemOf } from '../../../src/components/states/problemOf.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { readAll } from './pages.ts';

/** How the records of a list are written. */
export interface ListFile<T> {
  /** The most records it holds. */
  most: number;
  /** @param columns those shown on screen */
  csvOf: (rows: readonly T[], columns: readonly string[]) => Promise<string>;
  /** To which ".csv" is added. */
  name: () => string;
  /** Said where there are more than it holds. */
  cutWords: (of: { count: number }) => string;
  failedWords: (why: { reason: string }) => string;
}

/** Asks for every record that search and filters find, whatever page is on screen, and downloads them as CSV. */
export async function downloadList<T extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  found: Pick<GetListParams, 'filter' | 'sort'>,
  file: ListFile<T>,
  columns: readonly string[],
): Promise<void> {
  const pageOf = (page: number) => ({ ...found, pagination: { page, perPage: maxPerPage } });
  try {
    const { rows, cut } = await readAll<T>(
      (page) => dataProvider.getList<T>(resource, pageOf(page)),
      file.most,
    );
    downloadCSV(await file.csvOf(rows, columns), file.name());
    if (cut) notify(file.cutWords({ count: file.most }), { kind: 'warning' });
  } catch (error) {
    notify(file.failedWords({ reason: problemOf(error, t).detail }), { kind: 'error' });
  }
}
