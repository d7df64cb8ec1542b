/** Where the people an employer added are kept among the answers. */
export const addedKey = ['added-people'];
