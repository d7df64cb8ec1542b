/** Bounds of the daily run that are promises of the product, not settings. */

/** On so many lists of one day a candidate may appear, all jobs taken together. */
export const maxListsPerDay = 5;
