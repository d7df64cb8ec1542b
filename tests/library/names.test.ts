/** Each name the package promises is described where it is written, which is what the Storybook's page of names shows. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { descriptionIn, namesIn } from '../../stories/guide/reference.ts';

const folder = 'src/components/package';
const namesOf = (entry: string) => namesIn(readFileSync(path.join(folder, entry), 'utf8'));

const parts = globSync('*.ts', { cwd: folder }).filter((entry) => entry !== 'index.ts');
const promised = parts.flatMap(namesOf);

test('the package as a whole has every name of its parts', () => {
  const whole = namesOf('index.ts').map(({ name }) => name);
  expect(whole.toSorted()).toEqual(promised.map(({ name }) => name).toSorted());
  expect(whole.length).toBeGreaterThan(50);
});

const describedAs = ({ name, file }: (typeof promised)[number]) =>
  descriptionIn(readFileSync(path.join(folder, file), 'utf8'), name);

test.each(promised)('$name says what it is', (one) => expect(describedAs(one).sentences).not.toBe(''));

test.each(promised.filter(({ isType }) => !isType))('$name has an example', (one) =>
  expect(describedAs(one).example).toBeDefined(),
);
