import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * The library's keyboard sensor, for people who type fast.
 *
 * The library listens for the arrow keys from a timer on, and browsers deliver keys before timers. A key that follows
 * the lifting key at once would be lost, and the card dropped where it was. Such keys are held here, and sent again
 * once the sensor listens: each in a task of its own, as the board is drawn again between two keys.
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
