import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useId, useRef, useState } from 'react';
import { touchTarget } from '../../kit/touch.ts';
import { BoardCards, type BoardColumnsProps } from './BoardColumns.tsx';
import type { BoardColumn, BoardItem } from './boardColumn.ts';

interface BoardSwitcherProps<Card extends BoardItem> extends BoardColumnsProps<Card> {
  /** Names the strip of columns. */
  label: string;
  /** The column of the card someone came to see. */
  startColumn: string | undefined;
}

/** The columns one at a time, for narrow screens: a card is dropped onto the name of another column. */
export function BoardSwitcher<Card extends BoardItem>(props: BoardSwitcherProps<Card>) {
  const { columns, cardOf, emptyText, label, startColumn } = props;
  const [chosen, setChosen] = useState(startColumn);
  const id = useId();
  // Else the column someone has to look at: the first one with anything in it.
  const shown =
    columns.find((column) => column.id === chosen) ??
    columns.find(({ cards }) => cards.length > 0) ??
    columns[0];
  const tabs = useRef<HTMLDivElement>(null);
  const shownId = shown?.id;
  // The strip shows the column whose cards are below, however far to the side it stands.
  useEffect(() => {
    const tab = shownId && document.getElementById(`${id}-${shownId}`);
    if (!tab || !tabs.current) return;
    tabs.current.scrollTo({ left: tab.offsetLeft - (tabs.current.clientWidth - tab.clientWidth) / 2 });
  }, [id, shownId]);
  if (!shown) return null;
  return (
    <>
      <Box
        ref={tabs}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          const next = by && columns[columns.indexOf(shown) + by];
          if (!next || !(event.target instanceof HTMLElement)) return;
          setChosen(next.id);
          document.getElementById(`${id}-${next.id}`)?.focus();
        }}
        sx={{ position: 'relative', display: 'flex', gap: 1, overflowX: 'auto', py: 0.5, px: 0.25, mb: 1.5 }}
      >
        {columns.map((column) => (
          <ColumnTab
            key={column.id}
            id={`${id}-${column.id}`}
            column={column}
            isShown={column === shown}
            panelId={`${id}-panel`}
            onShow={() => setChosen(column.id)}
          />
        ))}
      </Box>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`}>
        <BoardCards column={shown} cardOf={cardOf} emptyText={emptyText} />
      </div>
    </>
  );
}

interface ColumnTabProps {
  id: string;
  column: BoardColumn<BoardItem>;
  isShown: boolean;
  panelId: string;
  onShow: () => void;
}

function ColumnTab({ id, column, isShown, panelId, onShow }: ColumnTabProps) {
  const { setNodeRef, isOver } = useDroppable({ id: column.id });
  return (
    <ButtonBase
      ref={setNodeRef}
      id={id}
      role="tab"
      aria-selected={isShown}
      aria-controls={isShown ? panelId : undefined}
      tabIndex={isShown ? 0 : -1}
      onClick={onShow}
      sx={{
        flex: 'none',
        minHeight: touchTarget + 2,
        px: 1.5,
        borderRadius: 1.2,
        border: isOver ? 2 : 1,
        m: isOver ? '-1px' : undefined,
        borderColor: isShown || isOver ? 'primary.main' : 'divider',
        bgcolor: isShown || isOver ? 'action.selected' : 'background.paper',
        typography: 'subtitle2',
        gap: 1,
        whiteSpace: 'nowrap',
      }}
    >
      {column.title}
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {column.cards.length}
      </Box>
    </ButtonBase>
  );
}
