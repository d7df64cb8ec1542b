import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { LoadingState, type LoadingStateProps } from './LoadingState.tsx';

interface LoadedProps<T> extends LoadingStateProps {
  /** The loaded value; undefined while there is none. */
  value: T | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** Shown instead of the error, where there is a better answer to it than trying again. */
  refusal?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Draws a value once it is there, and until then the outline of it or what went wrong. A value that was loaded stays
 * when asking for it again fails.
 *
 * @example
 * <Loaded value={data} error={error} onRetry={refetch} variant="page" label="Loading the order">
 *   {(order) => <OrderPage order={order} />}
 * </Loaded>
 */
export function Loaded<T>({ value, error, onRetry, refusal, children, ...outline }: LoadedProps<T>) {
  if (value !== undefined) return <>{children(value)}</>;
  if (error) return <>{refusal || <ErrorState error={error} onRetry={() => void onRetry()} />}</>;
  return <LoadingState {...outline} />;
}
