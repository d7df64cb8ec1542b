import {
  closestCenter,
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useText } from '../../texts/useText.ts';

interface OrderedRowsProps<T> {
  items: readonly T[];
  /** Said by the buttons: "Move Python up". */
  nameOf: (item: T, index: number) => string;
  /** The editable part of a row. */
  children: (item: T, index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Whether a row may move or be removed; by default all may. */
  isFixed?: (index: number) => boolean;
  label: string;
  /** Whether a row is a form of its own: on phones its buttons then stand below it. */
  isTall?: boolean;
}

/** Rows in an order that can be changed by dragging and, for keyboards and fingers, by buttons. */
export function OrderedRows<T>({ label, ...rows }: OrderedRowsProps<T>) {
  const { items, onMove, isFixed = () => false } = rows;
  // Rows have no key of their own: their place is what tells them apart while names are being typed.
  const ids = items.map((_, index) => `row ${index}`);
  const canGo = (from: number, to: number) =>
    to >= 0 && to < items.length && from !== to && !isFixed(from) && !isFixed(to);
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (canGo(from, to)) onMove(from, to);
  };
  return (
    <DndContext
      sensors={useSensors(useSensor(MouseSensor))}
      collisionDetection={closestCenter}
      accessibility={saidByButtons}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item, index) => (
            <Row key={ids[index]} {...rows} id={`row ${index}`} {...{ item, index, canGo }} />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

const silent = () => undefined;

/** The handle is for the mouse alone, so nothing has to be said about it. */
const saidByButtons: DndContextProps['accessibility'] = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
};

interface RowProps<T> extends Omit<OrderedRowsProps<T>, 'label'> {
  id: string;
  item: T;
  index: number;
  canGo: (from: number, to: number) => boolean;
}

function Row<T>({ id, item, index, canGo, nameOf, children, isTall = false, ...rest }: RowProps<T>) {
  const { onMove, onRemove, isFixed } = rest;
  const t = useText();
  const fixed = isFixed?.(index) ?? false;
  const row = useSortable({ id, disabled: fixed });
  const name = nameOf(item, index);
  const moved = row.transform ? `translateY(${row.transform.y}px)` : undefined;
  const buttons = [
    {
      'aria-label': t('Move {name} up', { name }),
      icon: KeyboardArrowUp,
      disabled: !canGo(index, index - 1),
      onClick: () => onMove(index, index - 1),
    },
    {
      'aria-label': t('Move {name} down', { name }),
      icon: KeyboardArrowDown,
      disabled: !canGo(index, index + 1),
      onClick: () => onMove(index, index + 1),
    },
    {
      'aria-label': t('Remove {name}', { name }),
      icon: Close,
      disabled: fixed,
      onClick: () => onRemove(index),
    },
  ];
  return (
    <Box
      component="li"
      ref={row.setNodeRef}
      style={{ transform: moved, transition: row.transition }}
      sx={{
        display: 'flex',
        flexWrap: { xs: isTall ? 'wrap' : 'nowrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: 0.5,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        position: 'relative',
        zIndex: row.isDragging ? 1 : undefined,
        bgcolor: row.isDragging ? 'action.selected' : undefined,
      }}
    >
      <Box
        aria-hidden
        // Only the handle starts a drag, so that text in the row can still be selected.
        {...row.listeners}
        sx={{
          display: { xs: 'none', sm: 'flex' },
          cursor: 'grab',
          color: 'text.disabled',
          visibility: fixed ? 'hidden' : undefined,
        }}
      >
        <DragIndicator fontSize="small" />
      </Box>
      <Box
        sx={{
          flex: { xs: isTall ? '1 0 100%' : 1, sm: 1 },
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
        }}
      >
        {children(item, index)}
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', ml: 'auto' }}>
        {buttons.map(({ icon: Icon, ...button }) => (
          <IconButton key={button['aria-label']} size="small" {...button}>
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}
