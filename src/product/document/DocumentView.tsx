import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { LoadingState } from '../../components/states/LoadingState.tsx';
import { t } from '../../i18n/t.ts';
import { documentKind } from './documentKind.ts';

const PdfPages = lazy(() => import('./PdfPages.tsx'));
const PlainPages = lazy(() => import('./PlainPages.tsx'));

export interface DocumentViewProps {
  /** The file; undefined while it is being fetched. Keep the same object between renders. */
  file: Blob | undefined;
  /** Name of the file, to tell its type where the file itself does not. */
  name: string;
  /** Why it could not be fetched. */
  error?: unknown;
  onRetry?: () => void;
  /** Texts to mark, as they stand in the document. Keep the same array between renders. */
  quotations?: readonly string[];
  /** The quotation to bring into sight. */
  focus?: string | undefined;
  /** CSS height of the whole view. */
  height?: string | number;
}

const none: readonly string[] = [];

/** A PDF, Word or text file inside the page, with quotations marked. What shows it is loaded when it is needed. */
export function DocumentView({
  file,
  name,
  error,
  onRetry,
  quotations = none,
  focus,
  height = 'min(80dvh, 900px)',
}: DocumentViewProps) {
  const kind = file && documentKind(file.type, name);
  return (
    <Card
      component="section"
      aria-label={t('Document {name}', { name })}
      sx={{ height, display: 'flex', flexDirection: 'column', overflow: 'hidden', minWidth: 0 }}
    >
      {error ? (
        <Box sx={{ p: 2 }}>
          <ErrorState error={error} onRetry={onRetry} />
        </Box>
      ) : !file ? (
        <Waiting />
      ) : kind === undefined ? (
        <EmptyState
          title={t('This kind of file cannot be shown here')}
          text={t('{name} can still be downloaded.', { name })}
        />
      ) : (
        <Suspense fallback={<Waiting />}>
          {kind === 'pdf' ? (
            <PdfPages file={file} quotations={quotations} focus={focus} />
          ) : (
            <PlainPages file={file} kind={kind} quotations={quotations} focus={focus} />
          )}
        </Suspense>
      )}
    </Card>
  );
}

const Waiting = () => (
  <Box sx={{ p: 3 }}>
    <LoadingState variant="page" rows={12} label={t('Loading the document')} />
  </Box>
);
