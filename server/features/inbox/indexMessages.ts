/** Finds words in the messages of a conversation. */

/** A line of one of our mails: where the next one is to be expected. The message is -1 for a line of the template. */
export interface Place {
  message: number;
  line: number;
}

interface MessageIndex {
  /** Whether one of the messages has words in this order. */
  contain(words: readonly string[]): boolean;
  /** The lines that words are, as a whole. */
  placesOf(words: readonly string[]): readonly Place[];
  /** Whether a line goes on after these words. */
  goOn(words: readonly string[]): boolean;
}

/** Of a few words the rarest has the fewest places to compare. */
const wordsToWeigh = 8;

const addTo = <T>(map: Map<string, T[]>, key: string, value: T) => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

/** @param messages of each the lines, of each of those its words */
export function indexMessages(messages: readonly (readonly (readonly string[])[])[]): MessageIndex {
  /** All words, with an empty one between messages. */
  const all = messages.flatMap((lines) => [...lines.flat(), '']);
  const positions = new Map<string, number[]>();
  for (const [at, word] of all.entries()) addTo(positions, word, at);
  const wholes = new Map<string, Place[]>();
  const begun = new Map<string, string[]>();
  for (const [message, lines] of messages.entries())
    for (const [line, words] of lines.filter(({ length }) => length > 0).entries()) {
      addTo(wholes, words.join(' '), { message, line });
      addTo(begun, words[0] ?? '', words.join(' '));
    }
  return {
    contain(words) {
      let rarest = { at: 0, places: positions.get(words[0] ?? '') ?? [] };
      for (const [at, word] of words.slice(0, wordsToWeigh).entries()) {
        const places = positions.get(word) ?? [];
        if (places.length < rarest.places.length) rarest = { at, places };
      }
      return rarest.places.some((place) => words.every((word, at) => all[place - rarest.at + at] === word));
    },
    placesOf: (words) => wholes.get(words.join(' ')) ?? [],
    goOn(words) {
      const start = `${words.join(' ')} `;
      return (begun.get(words[0] ?? '') ?? []).some((line) => line.startsWith(start));
    },
  };
}
