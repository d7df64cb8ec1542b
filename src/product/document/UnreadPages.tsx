import Alert from '@mui/material/Alert';
import { t } from '../../i18n/t.ts';

interface UnreadPagesProps {
  /** Numbers of pages, from 1. */
  pages: readonly number[];
}

/** Says which pages of a resume could not be read; nothing when all were. */
export function UnreadPages({ pages }: UnreadPagesProps) {
  if (pages.length === 0) return null;
  return (
    <Alert severity="info">
      {t(
        '{count, plural, one {Page {pages} of this resume has no text that can be read, as in a scan. What it says does not count.} other {Pages {pages} of this resume have no text that can be read, as in a scan. What they say does not count.}}',
        { count: pages.length, pages: pages.join(', ') },
      )}
    </Alert>
  );
}
