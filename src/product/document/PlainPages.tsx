import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { decodeText } from '../../../schemas/base/decodeText.ts';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { LoadingState } from '../../components/states/LoadingState.tsx';
import { t } from '../../i18n/t.ts';
import type { DocumentKind } from './documentKind.ts';
import { TextPages } from './TextPages.tsx';

/**
 * The words of a DOCX or text file.
 *
 * @throws when the file is not what its type says
 */
async function readText(file: Blob, kind: Exclude<DocumentKind, 'pdf'>): Promise<string> {
  if (kind === 'text') {
    // In the encoding the server read it in, so that what was quoted is there.
    const bytes = new Uint8Array(await file.arrayBuffer());
    return decodeText(bytes, ['utf-8', 'utf-16', 'windows-1252']) ?? file.text();
  }
  // As the server reads it, for the same reason.
  const { readWord } = await import('../../../docx/readWord.ts');
  const { text } = readWord(new Uint8Array(await file.arrayBuffer()));
  return text.replaceAll(/\n{3,}/g, '\n\n').trim();
}

export interface PlainPagesProps {
  file: Blob;
  kind: Exclude<DocumentKind, 'pdf'>;
  quotations: readonly string[];
  focus?: string | undefined;
}

type Reading = { text?: string; failed?: boolean };

/** A Word or text file as its words. */
export default function PlainPages({ file, kind, quotations, focus }: PlainPagesProps) {
  const [reading, setReading] = useState<Reading>({});
  useEffect(() => {
    let current = true;
    setReading({});
    readText(file, kind).then(
      (text) => current && setReading({ text }),
      () => current && setReading({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [file, kind]);
  return (
    <Box
      component="section"
      aria-label={t('Text')}
      tabIndex={0}
      sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}
    >
      {reading.failed ? (
        <ErrorState error={null} title={t('This document cannot be shown')} />
      ) : reading.text === undefined ? (
        <LoadingState variant="page" rows={12} label={t('Opening the document')} />
      ) : (
        <TextPages text={reading.text} quotations={quotations} focus={focus} />
      )}
    </Box>
  );
}
