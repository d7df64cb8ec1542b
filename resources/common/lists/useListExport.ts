import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import type { ListFile } from './downloadList.ts';

export interface ListExport<T> {
  resource: string;
  /** Those shown on screen. */
  columns: readonly string[];
  /** Loads how the file is written, when it is asked for. */
  load: () => Promise<ListFile<T>>;
}

/** Downloads every record the list's search and filters find, whatever page is on screen, as CSV. */
export function useListExport<T extends RaRecord>({ resource, columns, load }: ListExport<T>) {
  const { filterValues: filter, sort, total } = useListContext<T>();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const [{ downloadList }, file] = await Promise.all([import('./downloadList.ts'), load()]);
      await downloadList(dataProvider, resource, { filter, sort }, file, columns);
    } finally {
      setBusy(false);
    }
  };
  return { download, busy, isEmpty: total === 0 };
}
