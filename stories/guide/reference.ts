/** Reads what the package promises, and how each name is described, from its sources. */

interface PromisedName {
  name: string;
  isType: boolean;
  /** The file that has it, from the entry's folder. */
  file: string;
}

/** The names that an entry of the package hands on. */
export const namesIn = (entry: string): PromisedName[] =>
  [...entry.matchAll(/export (type )?\{([^}]+)\} from '([^']+)'/g)].flatMap(([, all, list = '', file = '']) =>
    list
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => ({
        name: word.replace(/^type /, ''),
        isType: all !== undefined || word.startsWith('type '),
        file,
      })),
  );

/** A comment's sentences, and its example. */
interface Description {
  sentences: string;
  example: string | undefined;
}

/** The comment right above the declaration of a name. */
export function descriptionIn(source: string, name: string): Description {
  const declared = String.raw`export (?:async )?(?:function|const|interface|type) ${name}\b`;
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\n${declared}`).exec(source)?.[1] ?? '';
  const [sentences = '', ...tags] = comment.replaceAll(/^ *\* ?/gm, '').split(/^@/m);
  return {
    sentences: sentences.trim(),
    example: tags.flatMap((tag) => /^example\s+(.+)/s.exec(tag)?.[1]?.trim() ?? [])[0],
  };
}
