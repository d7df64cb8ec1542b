/** Words as they are compared where accents and capitals do not matter. */
export const plainWords = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
