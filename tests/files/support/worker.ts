/** A worker for the tests of the pool: does what it is told. */
import { serveTasks } from '../../../server/base/workers/serveTasks.ts';

export type Order =
  | { do: 'double'; value: number }
  | { do: 'rest'; ms: number }
  | { do: 'hang' | 'die' | 'refuse' | 'fill' };

serveTasks<Order, number>((order) => {
  switch (order.do) {
    case 'double':
      return order.value * 2;
    case 'rest':
      return new Promise((resolve) => setTimeout(resolve, order.ms, order.ms));
    case 'hang':
      for (;;);
    case 'die':
      process.exit(3);
      break;
    case 'fill': {
      const heap: object[] = [];
      for (;;) heap.push({ at: heap.length });
    }
  }
  throw new Error('I would rather not.');
});
