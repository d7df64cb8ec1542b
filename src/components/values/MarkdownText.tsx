import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const MarkdownBody = lazy(() => import('./MarkdownBody.tsx'));

/** Markdown as a page shows it. Raw HTML in it stays text; links open without a hold on this window. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <Suspense fallback={<Skeleton variant="text" width="60%" />}>
      <MarkdownBody>{children}</MarkdownBody>
    </Suspense>
  );
}
