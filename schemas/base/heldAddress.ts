/** The ending of the keys under which a company has people who have no account: addresses that are nobody's. */
export const heldEnding = '@held.invalid';
