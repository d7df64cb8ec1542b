import 'react-pdf/dist/Page/TextLayer.css';
import Box from '@mui/material/Box';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { LoadingState } from '../../components/states/LoadingState.tsx';
import { t } from '../../i18n/t.ts';
import { findQuotations } from './findQuotations.ts';
import { markElements } from './markElements.ts';
import { paperMarkStyles, revealFocus } from './markStyles.ts';
import { NotLocated } from './NotLocated.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import { type PdfDocument, readPageTexts } from './pageTexts.ts';

/** The room inside an element's padding in CSS pixels, kept up to date; 0 before it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}

// Set beside the components that use it, as the library asks.
pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/**
 * One worker for all documents, started with the first: starting one takes longer than reading a resume. Of what the
 * library has to say about a stranger's file only errors are of use to the reader.
 */
const options = { verbosity: 0, worker: new pdfjs.PDFWorker({ verbosity: 0 }) };

/** A page at its natural reading size; wider places leave room beside it. */
const widest = 860;

/** The ground below the pages. */
const desk = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  bgcolor: 'surface.sunken',
  p: { xs: 0.5, sm: 2 },
  '& .react-pdf__Page': { mx: 'auto', width: 'fit-content' },
  ...paperMarkStyles,
};

export interface PdfPagesProps {
  file: Blob;
  quotations: readonly string[];
  focus?: string | undefined;
}

/** A PDF one page at a time, with zoom, and its quotations marked in the text over the picture. */
export default function PdfPages({ file, quotations, focus }: PdfPagesProps) {
  // Undefined until every page has been read.
  const [texts, setTexts] = useState<string[][]>();
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const found = useMemo(
    () => (texts ? findQuotations(texts.flat(), quotations) : undefined),
    [texts, quotations],
  );

  const focused = focus === undefined ? -1 : quotations.indexOf(focus);
  useEffect(() => {
    const piece = found?.spans.findIndex((spans) => spans.some((span) => span.quotation === focused)) ?? -1;
    if (!texts || piece < 0) return;
    const pageOfPiece = texts.flatMap((own, index) => own.map(() => index + 1));
    setPage(pageOfPiece[piece] ?? 1);
  }, [found, texts, focused]);

  const opened = async (pdf: PdfDocument) => {
    setPages(pdf.numPages);
    setPage((current) => Math.min(current, pdf.numPages));
    setTexts(await readPageTexts(pdf));
  };
  /** Marks what the page on screen has of the quotations, in whatever pieces its text layer came out. */
  const mark = useCallback(() => {
    const layer = box.current?.querySelectorAll<HTMLElement>('.textLayer span[role="presentation"]') ?? [];
    const elements = [...layer];
    const before = texts?.slice(0, page - 1).flat() ?? [];
    const own = elements.map(({ textContent }) => textContent ?? '');
    const after = texts?.slice(page).flat() ?? [];
    const { spans } = findQuotations([...before, ...own, ...after], quotations, focused);
    markElements(elements, spans.slice(before.length), focused);
    revealFocus(box.current);
  }, [texts, page, quotations, focused]);
  useEffect(mark, [mark]);

  return (
    <>
      <PdfToolbar page={page} pages={pages} zoom={zoom} onPage={setPage} onZoom={setZoom} />
      {focus !== undefined && found?.located[focused] === false && <NotLocated quotation={focus} />}
      <Box component="section" aria-label={t('Pages')} tabIndex={0} ref={box} sx={desk}>
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
              onRenderTextLayerSuccess={mark}
            />
          )}
        </Document>
      </Box>
    </>
  );
}
