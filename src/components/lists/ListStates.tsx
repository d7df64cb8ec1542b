import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { LoadingState, type LoadingStateProps } from '../states/LoadingState.tsx';
import { useText } from '../texts/useText.ts';

interface ListStatesProps {
  /** The list itself; drawn only when it has rows. */
  children: ReactNode;
  /** The content while nothing exists at all. */
  empty: ReactNode;
  /** The content while nothing matches the filters; by default a way to clear them. */
  nothing?: ReactNode;
  loading?: LoadingStateProps['variant'];
}

/** Whether any filter is set; an empty text or list filters nothing. */
const isFiltered = (filters: Record<string, unknown>) =>
  Object.values(filters).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '',
  );

/**
 * Chooses what the surrounding react-admin list shows: its rows, that it is loading, that it failed, that nothing
 * matches the filters, or that there is nothing yet.
 *
 * @example
 * <ListStates empty={<EmptyState title="No orders yet" />}>
 *   <SchemaTable schema={Order} query={OrderQuery} />
 * </ListStates>
 */
export function ListStates({ children, empty, nothing, loading = 'table' }: ListStatesProps) {
  const t = useText();
  const { data, isPending, error, refetch, filterValues, setFilters } = useListContext();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState variant={loading} />;
  if (data && data.length > 0) return <>{children}</>;
  if (!isFiltered(filterValues)) return <>{empty}</>;
  if (nothing) return <>{nothing}</>;
  return (
    <EmptyState
      title={t('Nothing matches')}
      text={t('Nothing matches this search with these filters.')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {}, false)}>
          {t('Clear filters')}
        </Button>
      }
    />
  );
}
