/** Keeps the places of the best few among many: a heap with the worst on top. */

/** @param size how many are kept */
export function createBestPlaces(size: number) {
  const places: number[] = [];
  const scores: number[] = [];
  const swap = (a: number, b: number) => {
    [places[a], places[b]] = [places[b] as number, places[a] as number];
    [scores[a], scores[b]] = [scores[b] as number, scores[a] as number];
  };
  const scoreAt = (at: number) => scores[at] ?? Number.POSITIVE_INFINITY;
  function sink() {
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const least = scoreAt(left + 1) < scoreAt(left) ? left + 1 : left;
      if (scoreAt(least) >= scoreAt(at)) return;
      swap(at, least);
      at = least;
    }
  }
  return {
    add(place: number, score: number): void {
      if (places.length === size) {
        if (score <= scoreAt(0)) return;
        places[0] = place;
        scores[0] = score;
        sink();
        return;
      }
      places.push(place);
      scores.push(score);
      for (let at = places.length - 1; at > 0; ) {
        const above = (at - 1) >> 1;
        if (scoreAt(above) <= scoreAt(at)) return;
        swap(at, above);
        at = above;
      }
    },
    /** The score to exceed for a pair to be kept. */
    least: (): number => (places.length < size ? Number.NEGATIVE_INFINITY : scoreAt(0)),
    places,
  };
}
