/** How cards of the board are picked up and carried: by mouse, by touch after a moment, with the keyboard. */
import {
  type Announcements,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  type ScreenReaderInstructions,
} from '@dnd-kit/core';
import { t } from '../../../src/i18n/t.ts';

/** Pixels a mouse moves before it drags, so that a click stays a click. */
export const mouseDistance = 6;

/** How long a finger rests before it drags, so that a swipe still scrolls; and how far it may stray meanwhile. */
export const touchPress = { delay: 220, tolerance: 8 } as const;

const steps: Readonly<Record<string, 1 | -1>> = {
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
};

/** Arrow keys carry a card to the stage before or after, wherever that stands on the screen. */
export const stageByStage: KeyboardCoordinateGetter = (event, { context }) => {
  const by = steps[event.code];
  if (!by) return undefined;
  event.preventDefault();
  const { droppableContainers, droppableRects, over, active, collisionRect } = context;
  const ids = droppableContainers.getEnabled().map(({ id }) => String(id));
  const from = String(over?.id ?? active?.data.current?.stageId);
  const at = ids.indexOf(from);
  const next = ids[Math.min(Math.max(at + by, 0), ids.length - 1)];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  if (!rect || !collisionRect) return undefined;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + Math.min(40, (rect.height - collisionRect.height) / 2),
  };
};

/** How to carry a card with the keyboard. */
export const instructions = (): ScreenReaderInstructions => ({
  draggable: t(
    'Press Space or Enter to pick the card up, the arrow keys to carry it to another stage, Space or Enter to drop it there, Escape to put it back.',
  ),
});

type Named = Pick<DragEndEvent, 'active' | 'over'>;

/**
 * Announcements while a card is dragged.
 *
 * @param nameOf the candidate's name by the application's id
 * @param stageOf the stage's name by its id
 */
export function announcementsFor(
  nameOf: (id: string) => string,
  stageOf: (id: string) => string,
): Announcements {
  const name = ({ active }: Pick<Named, 'active'>) => nameOf(String(active.id));
  const names = ({ active, over }: Named) =>
    over && { name: name({ active }), stage: stageOf(String(over.id)) };
  const putBack = (event: Named) => t('{name} put back.', { name: name(event) });
  return {
    onDragStart: (event) => t('{name} picked up.', { name: name(event) }),
    onDragOver: (event) => {
      const both = names(event);
      return both
        ? t('{name} is over {stage}.', both)
        : t('{name} is not over a stage.', { name: name(event) });
    },
    onDragEnd: (event) => {
      const both = names(event);
      return both ? t('{name} dropped on {stage}.', both) : putBack(event);
    },
    onDragCancel: putBack,
  };
}
