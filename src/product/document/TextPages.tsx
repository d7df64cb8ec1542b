import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef } from 'react';
import { cutAtSpans, findQuotations } from './findQuotations.ts';
import { markStyles, revealFocus } from './markStyles.ts';
import { NotLocated } from './NotLocated.tsx';

interface TextPagesProps {
  text: string;
  quotations: readonly string[];
  focus?: string | undefined;
}

/** A document that is only text, with its quotations marked. */
export function TextPages({ text, quotations, focus }: TextPagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const focused = focus === undefined ? -1 : quotations.indexOf(focus);
  const { spans, located } = useMemo(
    () => findQuotations([text], quotations, focused),
    [text, quotations, focused],
  );
  const parts = useMemo(() => cutAtSpans(text, spans[0] ?? []), [text, spans]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks of the new focus are drawn by then
  useEffect(() => revealFocus(box.current), [focus, parts]);
  return (
    <>
      {focus !== undefined && located[focused] === false && <NotLocated quotation={focus} />}
      <Box
        ref={box}
        sx={{
          p: { xs: 2, sm: 4 },
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          typography: 'body2',
          maxWidth: '80ch',
          ...markStyles,
        }}
      >
        {parts.map((part) =>
          part.quotation === undefined ? (
            part.text
          ) : (
            <mark key={part.start} data-focus={part.quotation === focused || undefined}>
              {part.text}
            </mark>
          ),
        )}
      </Box>
    </>
  );
}
