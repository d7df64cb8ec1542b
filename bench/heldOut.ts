/** Which inputs of a benchmark nothing is tuned on. */
import { neutralOrder } from '../server/matching/scoring/neutralOrder.ts';

/** Whether an input, by its id or name, is of the third that is kept aside. */
export const isHeldOut = (name: string): boolean => neutralOrder(name) % 3 === 0;
