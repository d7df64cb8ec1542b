/** What the browser's build leaves out of packages is never missed. */
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { Candidate } from '../../schemas/candidate.ts';
import { Job, JobFields } from '../../schemas/job.ts';
import { readField } from '../../src/components/schema/field.ts';
import { lean } from '../../vite.lean.ts';

const root = path.join(import.meta.dirname, '../..');
const schemas = { Candidate, Job, JobFields };

/** What a screen reads of each field, without the shapes of items, which are code. */
const read = () =>
  Object.values(schemas).map((schema) =>
    Object.entries(schema.shape).map(([name, field]) => [name, { ...readField(field), item: undefined }]),
  );

/** The same, to be built for the browser. */
const entry = `
import { Candidate } from '${root}/schemas/candidate.ts';
import { Job, JobFields } from '${root}/schemas/job.ts';
import { readField } from '${root}/src/components/schema/field.ts';
export const read = () => [Candidate, Job, JobFields].map((schema) =>
  Object.entries(schema.shape).map(([name, field]) => [name, { ...readField(field), item: undefined }]));
export const asJsonSchema = () => Job.toJSONSchema();
`;

async function builtForTheBrowser() {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry.ts' : undefined),
        load: (id) => (id === '\0entry.ts' ? entry : undefined),
      },
      lean,
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [file] = (built as Rolldown.RolldownOutput).output;
  return import(`data:text/javascript;base64,${Buffer.from(file.code).toString('base64')}`);
}

test('forms and pages know formats and bounds of fields in the build as they do here', async () => {
  const built = await builtForTheBrowser();
  expect(JSON.parse(JSON.stringify(built.read()))).toEqual(JSON.parse(JSON.stringify(read())));
  // What was left out says so instead of answering something wrong.
  expect(() => built.asJsonSchema()).toThrow('not in the browser');
});
