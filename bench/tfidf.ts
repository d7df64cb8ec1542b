/** Cosine of weighted words, the oldest baseline there is. */

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9+#]+/g) ?? [];

const countsOf = (text: string) => {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Ranks documents for queries: the places of the documents in `texts`, best first. */
export function tfidf(texts: readonly string[]): (query: string) => number[] {
  const documents = texts.map(countsOf);
  const frequency = new Map<string, number>();
  for (const counts of documents)
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const vectorOf = (counts: Map<string, number>) => {
    const vector = new Map(
      [...counts].map(([word, count]) => [
        word,
        (1 + Math.log(count)) * Math.log((1 + texts.length) / (1 + (frequency.get(word) ?? 0))),
      ]),
    );
    const norm = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
    return new Map([...vector].map(([word, value]) => [word, value / norm]));
  };
  const vectors = documents.map(vectorOf);
  return (query) => {
    const asked = [...vectorOf(countsOf(query))];
    const scores = vectors.map((vector) =>
      asked.reduce((sum, [word, value]) => sum + value * (vector.get(word) ?? 0), 0),
    );
    return scores.map((_, place) => place).sort((x, y) => (scores[y] ?? 0) - (scores[x] ?? 0) || x - y);
  };
}
