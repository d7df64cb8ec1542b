import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * The drag library's keyboard sensor, for people who type fast.
 *
 * The library starts to listen for arrow keys only when a timer fires, and browsers deliver keys before timers. A key
 * pressed right after the one that picks a card up would be lost, and the card would be dropped where it was. This sensor
 * holds such keys, and sends them again once the library listens: one per task, because the board has to be drawn between
 * two keys.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    // The key that lifts the card is still on its way up to the document.
    let passing: Event = props.event;
    const held: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => {
      if (event === passing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(event);
    };
    const sendNext = () => {
      const next = held.shift();
      if (!next) {
        document.removeEventListener('keydown', hold, { capture: true });
        return;
      }
      passing = new KeyboardEvent(next.type, next);
      next.target?.dispatchEvent(passing);
      setTimeout(sendNext);
    };
    document.addEventListener('keydown', hold, { capture: true });
    // Timers run in the order in which they were set, so this one runs right after the sensor's own.
    setTimeout(sendNext);
  }
}
