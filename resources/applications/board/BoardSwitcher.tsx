import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useId, useRef, useState } from 'react';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { BoardCards, type BoardColumnsProps } from './BoardColumns.tsx';
import type { BoardColumn } from './boardRules.ts';

interface BoardSwitcherProps extends BoardColumnsProps {
  /** The stage of the card someone came to see. */
  startStage: string | undefined;
}

/** The stages one at a time, for narrow screens: a card is dropped onto the name of another stage. */
export function BoardSwitcher({ columns, cardOf, startStage }: BoardSwitcherProps) {
  const [chosen, setChosen] = useState(startStage);
  const id = useId();
  // Else the stage someone has to look at: the first one with anyone in it.
  const shown =
    columns.find(({ stage }) => stage.id === chosen) ??
    columns.find(({ cards }) => cards.length > 0) ??
    columns[0];
  const tabs = useRef<HTMLDivElement>(null);
  const shownId = shown?.stage.id;
  // The strip shows the stage whose cards are below, however far to the side it stands.
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
        aria-label={t('Stages')}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          const next = by && columns[columns.indexOf(shown) + by];
          if (!next || !(event.target instanceof HTMLElement)) return;
          setChosen(next.stage.id);
          document.getElementById(`${id}-${next.stage.id}`)?.focus();
        }}
        sx={{ position: 'relative', display: 'flex', gap: 1, overflowX: 'auto', py: 0.5, px: 0.25, mb: 1.5 }}
      >
        {columns.map((column) => (
          <StageTab
            key={column.stage.id}
            id={`${id}-${column.stage.id}`}
            column={column}
            isShown={column === shown}
            panelId={`${id}-panel`}
            onShow={() => setChosen(column.stage.id)}
          />
        ))}
      </Box>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.stage.id}`}>
        <BoardCards cards={shown.cards} cardOf={cardOf} label={stageWords(shown.stage.name)} />
      </div>
    </>
  );
}

interface StageTabProps {
  id: string;
  column: BoardColumn;
  isShown: boolean;
  panelId: string;
  onShow: () => void;
}

function StageTab({ id, column: { stage, cards }, isShown, panelId, onShow }: StageTabProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage.id });
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
        minHeight: 46,
        px: 1.5,
        borderRadius: 1.2,
        border: 1,
        borderColor: isShown || isOver ? 'primary.main' : 'divider',
        bgcolor: isShown || isOver ? 'action.selected' : 'background.paper',
        boxShadow: isOver ? 'inset 0 0 0 1px var(--mui-palette-primary-main)' : undefined,
        typography: 'subtitle2',
        gap: 1,
        whiteSpace: 'nowrap',
      }}
    >
      {stageWords(stage.name)}
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {cards.length}
      </Box>
    </ButtonBase>
  );
}
