/** Okapi BM25, the baseline any ranking of text has to beat. */

const k1 = 1.2;
const b = 0.75;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9+#]+/g) ?? [];

/** Ranks documents for queries: the places of the documents in `texts`, best first. */
export function bm25(texts: readonly string[]): (query: string) => number[] {
  const counts = texts.map((text) => {
    const count = new Map<string, number>();
    for (const word of wordsOf(text)) count.set(word, (count.get(word) ?? 0) + 1);
    return count;
  });
  const lengths = texts.map((text) => wordsOf(text).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length);
  const frequency = new Map<string, number>();
  for (const count of counts)
    for (const word of count.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);

  return (query) => {
    const asked = [...new Set(wordsOf(query))].map((word) => {
      const containing = frequency.get(word) ?? 0;
      return { word, idf: Math.log(1 + (texts.length - containing + 0.5) / (containing + 0.5)) };
    });
    const scores = counts.map((count, place) => {
      const norm = k1 * (1 - b + (b * (lengths[place] ?? 0)) / mean);
      return asked.reduce((sum, { word, idf }) => {
        const times = count.get(word) ?? 0;
        return times > 0 ? sum + (idf * times * (k1 + 1)) / (times + norm) : sum;
      }, 0);
    });
    return scores.map((_, place) => place).sort((x, y) => (scores[y] ?? 0) - (scores[x] ?? 0) || x - y);
  };
}
