import 'react-pdf/dist/Page/TextLayer.css';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { t } from '../../i18n/t.ts';
import { ErrorState } from '../ErrorState.tsx';
import { LoadingState } from '../LoadingState.tsx';
import { findQuotations } from './findQuotations.ts';
import { paperMarkStyles, revealFocus } from './markStyles.ts';
import { markUp } from './markUp.ts';
import { PdfToolbar } from './PdfToolbar.tsx';
import { type PdfDocument, readPageTexts } from './pageTexts.ts';
import { useWidth } from './useWidth.ts';

// Set beside the components that use it, as the library asks.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** Only errors: what else the library has to say about a stranger's file is of no use to the reader. */
const options = { verbosity: 0 };

/** A page at its natural reading size; wider places leave room beside it. */
const widest = 860;

export interface PdfPagesProps {
  file: Blob;
  quotations: readonly string[];
  focus?: string | undefined;
}

/** A PDF one page at a time, with zoom, and its quotations marked in the text over the picture. */
export default function PdfPages({ file, quotations, focus }: PdfPagesProps) {
  const [texts, setTexts] = useState<string[][]>([]);
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const spans = useMemo(() => texts.map((text) => findQuotations(text, quotations)), [texts, quotations]);

  const focused = focus === undefined ? -1 : quotations.indexOf(focus);
  useEffect(() => {
    const holds = spans.findIndex((onPage) => onPage.flat().some((span) => span.quotation === focused));
    if (holds >= 0) setPage(holds + 1);
  }, [spans, focused]);

  const opened = async (pdf: PdfDocument) => {
    setPages(pdf.numPages);
    setPage((current) => Math.min(current, pdf.numPages));
    setTexts(await readPageTexts(pdf));
  };
  const drawText = useCallback(
    ({ str, itemIndex }: { str: string; itemIndex: number }) =>
      markUp(str, spans[page - 1]?.[itemIndex] ?? [], focused),
    [spans, page, focused],
  );
  const reveal = useCallback(() => revealFocus(box.current), []);

  return (
    <>
      <PdfToolbar page={page} pages={pages} zoom={zoom} onPage={setPage} onZoom={setZoom} />
      <Box
        component="section"
        aria-label={t('Pages')}
        tabIndex={0}
        ref={box}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          bgcolor: 'surface.sunken',
          p: { xs: 0.5, sm: 2 },
          '& .react-pdf__Page': { mx: 'auto', width: 'fit-content' },
          ...paperMarkStyles,
        }}
      >
        <Document
          file={file}
          options={options}
          suspense={false}
          loading={<LoadingState variant="page" rows={12} label={t('Opening the document')} />}
          error={<ErrorState error={null} title={t('This document cannot be shown')} />}
          onLoadSuccess={opened}
        >
          {width > 0 && (
            <Page
              pageNumber={page}
              width={Math.min(width, widest) * zoom}
              suspense={false}
              renderAnnotationLayer={false}
              loading=""
              customTextRenderer={drawText}
              onRenderTextLayerSuccess={reveal}
            />
          )}
        </Document>
      </Box>
    </>
  );
}
