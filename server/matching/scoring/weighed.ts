/** Words of a posting that tell candidates apart. */

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
