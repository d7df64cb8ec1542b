import Alert from '@mui/material/Alert';
import { t } from '../../i18n/t.ts';

interface UnreadPagesProps {
  /** Numbers of pages without text, from 1. */
  pages: readonly number[];
  /** Numbers of pages whose text was recognized in a picture. */
  ocrPages: readonly number[];
}

/** Says which pages of a resume could not be read, and which are pictures; nothing when all are text. */
export function UnreadPages({ pages, ocrPages }: UnreadPagesProps) {
  return (
    <>
      {ocrPages.length > 0 && (
        <Alert severity="info">
          {t(
            '{count, plural, one {Page {pages} of this resume is a picture, such as a scan. A program recognized its text (OCR), which may have mistakes.} other {Pages {pages} of this resume are pictures, such as scans. A program recognized their text (OCR), which may have mistakes.}}',
            { count: ocrPages.length, pages: ocrPages.join(', ') },
          )}
        </Alert>
      )}
      {pages.length > 0 && (
        <Alert severity="info">
          {t(
            '{count, plural, one {Page {pages} of this resume has no text that can be read, as in a scan. What it says does not count.} other {Pages {pages} of this resume have no text that can be read, as in a scan. What they say does not count.}}',
            { count: pages.length, pages: pages.join(', ') },
          )}
        </Alert>
      )}
    </>
  );
}
