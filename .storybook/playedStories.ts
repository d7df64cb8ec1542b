/** Tells a state that is shown from a test that plays in it: stories are both. */
import { type Plugin, parseSync } from 'vite';

interface PlayedStory {
  /** Name of the export. */
  name: string;
  /** Whether it shows nothing of its own: it only acts in what another one shows. */
  isTest: boolean;
}

const namesOf = (properties: readonly object[]) =>
  properties.map((property) =>
    'key' in property && property.key instanceof Object && 'name' in property.key
      ? String(property.key.name)
      : '',
  );

/** The stories of a file that have a `play` function; the first of the file always shows something. */
export function playedStories(file: string, code: string): PlayedStory[] {
  const stories = parseSync(file, code).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'ObjectExpression'
        ? [{ name: id.name, keys: namesOf(init.properties) }]
        : [],
    );
  });
  return stories
    .map(({ name, keys }, place) => ({ name, keys, isTest: place > 0 && keys.length === 1 }))
    .filter(({ keys }) => keys.includes('play'));
}

/** Stories as a reader sees them: in the state they show, before their test has played in it. */
export const unplayed: Plugin = {
  name: 'unplayed-stories',
  transform(code, id) {
    if (!/\.stories\.tsx$/.test(id)) return null;
    const names = playedStories('played.js', code).map(({ name }) => name);
    return { code: `${code}\nfor (const story of [${names.join()}]) delete story.play;\n`, map: null };
  },
};
