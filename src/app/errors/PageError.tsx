import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { ApiError } from '../../client/apiError.ts';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { ErrorView } from '../../components/states/ErrorView.tsx';
import { t } from '../../i18n/t.ts';
import { setDocumentTitle } from '../../product/page/documentTitle.ts';

interface PageErrorProps {
  error: unknown;
  /** Loads or renders again what failed. */
  onRetry: () => void;
}

/** Takes a page's place: what the API said is told in its words, anything else is a fault of the page. */
export function PageError({ error, onRetry }: PageErrorProps) {
  useEffect(() => setDocumentTitle(t('Something went wrong')), []);
  if (!(error instanceof ApiError)) return <ErrorView error={error} onRetry={onRetry} />;
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 2, py: { xs: 6, sm: 10 } }}>
      <ErrorState error={error} onRetry={onRetry} />
    </Box>
  );
}
