/** Words of a posting by which people are told apart. */

export interface WeighedTerm {
  hash: number;
  weight: number;
}

/** Two words side by side. */
export interface WeighedPair {
  first: number;
  second: number;
  weight: number;
}
