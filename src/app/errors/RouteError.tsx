import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { PageError } from './PageError.tsx';

/** Shown in place of a page that failed; trying again reloads it. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <PageError error={error} onRetry={retry} />;
}
