import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useText } from '../texts/useText.ts';

/** Room that the heading takes at the top of the frame. */
export const headingHeight = 56;

interface Frame {
  /** Absent until it is in the page. */
  frame: HTMLElement | null;
  /** Changes with the columns. */
  columns: string;
}

const FrameContext = createContext<Frame>({ frame: null, columns: '' });

/** The frame around the rows. */
export const useLongListFrame = () => useContext(FrameContext);

interface LongListFrameProps {
  /** How many rows there are. */
  count: number;
  columns?: string;
  children: ReactNode;
}

/**
 * Holds the rows of a list. Many of them scroll in here, below a heading that stays; the frame is state and not a ref, as
 * those who draw the rows have to hear of it once it is there.
 */
export function LongListFrame({ count, columns = '', children }: LongListFrameProps) {
  const t = useText();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ frame, columns }), [frame, columns]);
  return (
    <Box
      component="section"
      ref={setFrame}
      aria-label={t('{count, plural, one {# row} other {# rows}}', { count })}
      // Rows need not have anything that takes the focus.
      tabIndex={0}
      sx={{
        overflow: 'auto',
        maxHeight: 'max(20rem, 75dvh)',
        scrollPaddingTop: headingHeight,
        // Where rows are kept in place, the list does it: both at once would move twice.
        overflowAnchor: 'none',
        '&& .RaDataTable-tableWrapper': { overflow: 'visible' },
        '& thead th': { bgcolor: 'background.paper', zIndex: 2 },
        // Columns are as wide as the first rows need; a longer word further down widens its own and is not cut.
        '& tbody td, & tbody td *': { overflowWrap: 'break-word' },
        '@media print': {
          overflow: 'visible',
          maxHeight: 'none',
          '& thead th': { position: 'static', width: 'auto !important', minWidth: '0 !important' },
        },
      }}
    >
      <FrameContext.Provider value={value}>{children}</FrameContext.Provider>
    </Box>
  );
}
