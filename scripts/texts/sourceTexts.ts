/** Every text of the product with the files it is in. */
import { globSync } from 'node:fs';
import { collectTexts } from './collectTexts.ts';
import { schemaTexts } from './schemaTexts.ts';

export interface SourceTexts {
  /** Texts that have to be translated, each with the files that say it; none where it is put together while schemas are made. */
  said: ReadonlyMap<string, ReadonlySet<string>>;
  /** Other texts in the server's files: sentences among them are handed to what says them. */
  handedOn: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts on a page that go past `t`, as `file:line: text`. */
  unsaid: readonly string[];
}

/** Reads the sources below the working directory. */
export async function sourceTexts(): Promise<SourceTexts> {
  const files = globSync('{src,resources,server}/**/*.{ts,tsx}');
  const { said, written, unsaid } = collectTexts(files.sort());
  const all = new Map(said);
  for (const [text, places] of await schemaTexts()) {
    all.set(text, new Set([...(all.get(text) ?? []), ...places]));
  }
  all.delete('');
  return { said: all, handedOn: written, unsaid };
}
