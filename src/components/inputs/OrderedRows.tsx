import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/t.ts';

interface OrderedRowsProps<T> {
  items: readonly T[];
  /** Said by the buttons: "Move Python up". */
  nameOf: (item: T) => string;
  /** The editable part of a row. */
  children: (item: T, index: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  /** Whether a row may move or be removed; by default all may. */
  isFixed?: (index: number) => boolean;
  label: string;
}

/** Rows in an order that can be changed by dragging and, for keyboards and fingers, by buttons. */
export function OrderedRows<T>({
  items,
  nameOf,
  children,
  onMove,
  onRemove,
  isFixed = () => false,
  label,
}: OrderedRowsProps<T>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const canGo = (from: number, to: number) =>
    to >= 0 && to < items.length && from !== to && !isFixed(from) && !isFixed(to);
  const settle = () => {
    if (dragged !== null && over !== null && canGo(dragged, over)) onMove(dragged, over);
    setDragged(null);
    setOver(null);
  };
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item, index) => (
        <Box
          component="li"
          // Rows have no key of their own: their place is what tells them apart while names are being typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          draggable={dragged === index}
          onDragStart={(event) => event.dataTransfer.setData('text/plain', nameOf(item))}
          onDragOver={(event) => {
            if (dragged === null || !canGo(dragged, index)) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => event.preventDefault()}
          onDragEnd={settle}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
            opacity: dragged === index && over !== null ? 0.5 : 1,
            bgcolor: over === index ? 'action.selected' : undefined,
          }}
        >
          <Box
            aria-hidden
            // Only the handle starts a drag, so that text in the row can still be selected.
            onPointerDown={() => !isFixed(index) && setDragged(index)}
            onPointerUp={() => setDragged(null)}
            sx={{
              display: { xs: 'none', sm: 'flex' },
              cursor: isFixed(index) ? 'default' : 'grab',
              color: 'text.disabled',
              visibility: isFixed(index) ? 'hidden' : undefined,
            }}
          >
            <DragIndicator fontSize="small" />
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {children(item, index)}
          </Box>
          <Box sx={{ display: 'flex', flex: 'none' }}>
            <IconButton
              size="small"
              aria-label={t('Move {name} up', { name: nameOf(item) })}
              disabled={!canGo(index, index - 1)}
              onClick={() => onMove(index, index - 1)}
            >
              <KeyboardArrowUp fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('Move {name} down', { name: nameOf(item) })}
              disabled={!canGo(index, index + 1)}
              onClick={() => onMove(index, index + 1)}
            >
              <KeyboardArrowDown fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('Remove {name}', { name: nameOf(item) })}
              disabled={isFixed(index)}
              onClick={() => onRemove(index)}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
