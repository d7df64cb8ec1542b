import { Markdown } from '@storybook/addon-docs/blocks';
import { descriptionIn, namesIn } from './reference.ts';

// Written out twice: a build reads the options where the call stands, and ignores a name for them.
const entries = import.meta.glob<string>(['../../src/components/package/*.ts', '!**/index.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(
  ['../../src/components/**/*.{ts,tsx}', '../../src/kit/*.ts', '../../schemas/ui/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** A file that an entry names, as the sources are named here. */
const sourceOf = (file: string) => {
  const { pathname } = new URL(file, 'http://house/src/components/package/');
  return sources[`../..${pathname}`] ?? '';
};

const partOf = (entry: string) => entry.split('/').at(-1)?.replace('.ts', '') ?? entry;

/** Every name of the package with its comment, by the part it is imported from. */
export const ReferencePage = () => (
  <>
    {Object.entries(entries).map(([entry, text]) => (
      <Markdown key={entry}>
        {[
          `## @hireday/schema-admin/${partOf(entry)}`,
          ...namesIn(text)
            .toSorted((one, other) => Number(one.isType) - Number(other.isType))
            .map(({ name, file, isType }) => {
              const { sentences, example } = descriptionIn(sourceOf(file), name);
              const code = example ? `\n\n\`\`\`tsx\n${example}\n\`\`\`` : '';
              return `### ${name}${isType ? ' (type)' : ''}\n\n${sentences}${code}`;
            }),
        ].join('\n\n')}
      </Markdown>
    ))}
  </>
);
