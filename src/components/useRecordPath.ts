import { type RaRecord, useCreatePath, useResourceContext } from 'react-admin';

/** Where a row leads: one of the record's pages, a path of one's own, or nowhere. */
export type RecordPath = 'show' | 'edit' | false | ((record: RaRecord) => string | undefined);

/** Gives the path of a record's page in the surrounding resource; undefined where a row leads nowhere. */
export function useRecordPath(link: RecordPath): (record: RaRecord) => string | undefined {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (link === false) return () => undefined;
  if (typeof link === 'function') return link;
  return (record) => (resource ? createPath({ resource, type: link, id: record.id }) : undefined);
}
