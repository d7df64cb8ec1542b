import Box from '@mui/material/Box';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorState } from '../components/ErrorState.tsx';
import { ErrorView } from '../components/ErrorView.tsx';
import { ApiError } from '../providers/apiError.ts';
import { setDocumentTitle } from './documentTitle.ts';

/**
 * What stands in the place of a page that failed; trying again loads it anew. What the API said is told in its words,
 * anything else is a fault of the page.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => setDocumentTitle('Something went wrong'), []);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (!(error instanceof ApiError)) return <ErrorView error={error} onRetry={retry} />;
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 2, py: { xs: 6, sm: 10 } }}>
      <ErrorState error={error} onRetry={retry} />
    </Box>
  );
}
