/** How cards of a board are picked up and carried: by mouse, by touch after a moment, with the keyboard. */
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type DndContextProps,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Translate } from '../texts/text.ts';
import { PromptKeyboardSensor } from './promptKeyboardSensor.ts';

/** Pixels a mouse moves before it drags, so that a click stays a click. */
const mouseDistance = 6;

/** How long a finger rests before it drags, so that a swipe still scrolls; and how far it may stray meanwhile. */
const touchPress = { delay: 220, tolerance: 8 } as const;

const steps: Readonly<Record<string, 1 | -1>> = {
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
};

/** Arrow keys carry a card to the column before or after, wherever that stands on the screen. */
const columnByColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const by = steps[event.code];
  if (!by) return undefined;
  event.preventDefault();
  const { droppableContainers, droppableRects, over, active, collisionRect } = context;
  const ids = droppableContainers.getEnabled().map(({ id }) => String(id));
  const from = String(over?.id ?? active?.data.current?.columnId);
  const at = ids.indexOf(from);
  const next = ids[Math.min(Math.max(at + by, 0), ids.length - 1)];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  if (!rect || !collisionRect) return undefined;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + Math.min(40, (rect.height - collisionRect.height) / 2),
  };
};

export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: mouseDistance } }),
    useSensor(TouchSensor, { activationConstraint: touchPress }),
    // A board that still glides when the next key comes would carry the card from where it no longer is.
    useSensor(PromptKeyboardSensor, { coordinateGetter: columnByColumn, scrollBehavior: 'auto' }),
  );

/**
 * Under the pointer where there is one. The keyboard carries cards from middle to middle, beginning at the card's own
 * column, wherever that stands.
 */
export const columnUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args);
  const { active, collisionRect } = args;
  const start = active.rect.current.initial;
  const isLifted = !start || (start.left === collisionRect.left && start.top === collisionRect.top);
  const own: unknown = active.data.current?.columnId;
  return isLifted && typeof own === 'string' ? [{ id: own }] : closestCenter(args);
};

type Named = Pick<DragEndEvent, 'active' | 'over'>;

/**
 * How to carry a card with the keyboard, and what is said on its way.
 *
 * @param nameOf a card's name by its id
 * @param titleOf a column's title by its id
 */
export function boardWords(
  t: Translate,
  nameOf: (id: string) => string,
  titleOf: (id: string) => string,
): NonNullable<DndContextProps['accessibility']> {
  const name = ({ active }: Pick<Named, 'active'>) => nameOf(String(active.id));
  const names = ({ active, over }: Named) =>
    over && { name: name({ active }), column: titleOf(String(over.id)) };
  const putBack = (event: Named) => t('{name} put back.', { name: name(event) });
  const announcements: Announcements = {
    onDragStart: (event) => t('{name} picked up.', { name: name(event) }),
    onDragOver: (event) => {
      const both = names(event);
      return both
        ? t('{name} is over {column}.', both)
        : t('{name} is not over a column.', { name: name(event) });
    },
    onDragEnd: (event) => {
      const both = names(event);
      return both ? t('{name} dropped on {column}.', both) : putBack(event);
    },
    onDragCancel: putBack,
  };
  return {
    announcements,
    screenReaderInstructions: {
      draggable: t(
        'Press Space or Enter to pick the card up, the arrow keys to carry it to another column, Space or Enter to drop it there, Escape to put it back.',
      ),
    },
  };
}
