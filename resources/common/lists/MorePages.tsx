import { Pagination, useListContext } from 'react-admin';

/** Leads to the other pages of the surrounding list; nothing where there are none. */
export function MorePages() {
  const { total, page, perPage, hasNextPage } = useListContext();
  const isOnly = page === 1 && (total === undefined ? !hasNextPage : total <= perPage);
  return isOnly ? null : <Pagination rowsPerPageOptions={[]} />;
}
