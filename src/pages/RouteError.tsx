import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorView } from '../components/ErrorView.tsx';
import { setDocumentTitle } from './documentTitle.ts';

/** What stands in the place of a page that failed; trying again loads it anew. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => setDocumentTitle('Something went wrong'), []);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorView error={error} onRetry={retry} />;
}
