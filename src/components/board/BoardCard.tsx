import { useDraggable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useText } from '../texts/useText.ts';
import type { BoardItem, CardLook } from './boardColumn.ts';

interface CardFrameProps {
  isUrgent?: boolean | undefined;
  /** Whether it has been picked up: its place stays. */
  isLifted?: boolean;
  /** Goes onto the card itself, for picking it up anywhere. */
  grip?: HTMLAttributes<HTMLElement>;
  ref?: Ref<HTMLLIElement>;
  cardId?: string;
  children: ReactNode;
}

/** The card itself, without what is on it. */
export const CardFrame = ({ isUrgent, isLifted, grip, ref, cardId, children }: CardFrameProps) => (
  <Card
    component="li"
    variant="outlined"
    ref={ref}
    data-card={cardId}
    {...grip}
    sx={{
      listStyle: 'none',
      p: 1.5,
      minWidth: 0,
      opacity: isLifted ? 0.4 : 1,
      cursor: grip ? 'grab' : undefined,
      touchAction: 'manipulation',
      // A long press picks the card up; it must not select text or open the browser's menu.
      userSelect: grip ? 'none' : undefined,
      WebkitTouchCallout: grip ? 'none' : undefined,
      borderColor: isUrgent ? 'tone.negative.main' : undefined,
    }}
  >
    {children}
  </Card>
);

interface BoardCardProps<Item extends BoardItem> extends CardLook<Item> {
  card: Item;
  columnId: string;
  onMove: (card: Item, columnId: string) => void;
}

/** A card in its column: one that can be carried, or one that stays. */
export function BoardCard<Item extends BoardItem>({ canMove, ...props }: BoardCardProps<Item>) {
  const { card, isUrgent, children, onMove } = props;
  if (canMove?.(card) ?? true) return <CarriedCard {...props} />;
  return (
    <CardFrame cardId={card.id} isUrgent={isUrgent?.(card)}>
      {children(card, { handle: undefined, moveTo: (to) => onMove(card, to) })}
    </CardFrame>
  );
}

/** Anywhere on it by mouse and touch, with its handle by keyboard. */
function CarriedCard<Item extends BoardItem>(props: BoardCardProps<Item>) {
  const { card, columnId, nameOf, isUrgent, children, onMove } = props;
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
    data: { columnId },
  });
  const { onKeyDown, ...press } = (listeners ?? {}) as HTMLAttributes<HTMLElement>;
  const grip: Omit<HTMLAttributes<HTMLElement>, 'color'> = { ...attributes, onKeyDown };
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      size="small"
      {...grip}
      data-handle
      aria-label={t('Drag {name}', { name: nameOf(card) })}
      sx={{ cursor: 'grab' }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
  return (
    <CardFrame
      ref={setNodeRef}
      cardId={card.id}
      isUrgent={isUrgent?.(card)}
      isLifted={isDragging}
      grip={press}
    >
      {children(card, { handle, moveTo: (to) => onMove(card, to) })}
    </CardFrame>
  );
}
