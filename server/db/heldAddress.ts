/**
 * The address under which a company has someone who was added and has not answered: nobody's, and another one in each
 * company, so that nothing a company keeps about someone ever meets the account they may have.
 */
import { heldEnding } from '../../schemas/base/heldAddress.ts';

/** @param id of the row in `addedPeople` */
export const heldAddress = (id: string): string => id + heldEnding;

/** No mail goes to such an address, and nobody signs in with it. */
export const isHeldAddress = (email: string): boolean => email.endsWith(heldEnding);
