/** Fills in forms as a person does: finds each input by its label, and types, chooses, adds and removes. */
import type { Locator, Page } from 'playwright';
import { humanise } from '../../../src/components/fields/humanise.ts';
import { choiceLeaves, wordLeaves } from './leafValues.ts';
import { Slip } from './mistakes.ts';
import { isLeaf, type LeafName, neverReached, outcome, type Part, type Pick, type Spec } from './spec.ts';

/** Where the page's clock is. */
export const timezone = 'Asia/Kolkata';

const exactly = (label: string) => new RegExp(`^${RegExp.escape(label)}(\\s*\\*)?$`);

/** A mistake that was made: the input that has to say it, the sentence, and how it is put right. */
export interface Made {
  label: string;
  input: Locator;
  message: string;
  mend: () => Promise<void>;
}

interface Task {
  page: Page;
  /** Every mistake that is made is noted here. */
  made: Made[];
}

interface Place {
  scope: Locator;
  label: string;
  /** Whether it is the chosen member of a union. */
  isMember?: boolean;
}

const groupIn = ({ scope, label }: Place) => scope.getByRole('group', { name: exactly(label) }).first();
/** The menu of a union's members reads as the member that is chosen; its input comes after it. */
const inputIn = ({ scope, label, isMember }: Place) => {
  const all = scope.getByLabel(exactly(label));
  return isMember ? all.last() : all.first();
};

/** Over whatever stands there. Short texts come key by key, as every step of them has to stand in the input. */
async function type(input: Locator, text: string): Promise<void> {
  if (text === '' || text.length > 24 || /[^ -~]/.test(text)) return input.fill(text);
  await input.press('ControlOrMeta+a');
  await input.pressSequentially(text);
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Hours as the browser of this language asks for them. */
function clock(text: string): string {
  const [hours = 0, ...rest] = digits(text).match(/../g)?.map(Number) ?? [];
  const shown = [hours % 12 || 12, ...rest, ...(rest.length < 2 ? [0] : [])];
  return `${shown.map((part) => String(part).padStart(2, '0')).join('')}${hours < 12 ? 'AM' : 'PM'}`;
}

const monthFirst = (day: string) => `${day.slice(5, 7)}${day.slice(8, 10)}${day.slice(0, 4)}`;

/** A moment on the page's clock, as YYYY-MM-DDTHH:MM:SS. */
function clockText(moment: Date): string {
  const text = moment.toLocaleString('sv-SE', { timeZone: timezone, hour12: false });
  return text.replace(' ', 'T');
}

async function typeSegments(input: Locator, keys: string, day?: string): Promise<void> {
  if (day === '' || keys === '') return input.fill('');
  // A new focus starts with the first segment.
  await input.blur();
  await input.focus();
  if (day === undefined) return input.pressSequentially(keys);
  await input.pressSequentially(monthFirst(day));
  if (keys) await input.page().keyboard.press('Tab');
  await input.pressSequentially(keys);
}

/** Picks from a menu; `null` is its empty line. */
async function choose(page: Page, input: Locator, names: readonly (string | null)[]): Promise<void> {
  await input.click();
  for (const name of names)
    await page.getByRole('option', { name: name === null ? 'Not given' : exactly(name) }).click();
}

async function pick({ page }: Task, input: Locator, name: string | null): Promise<void> {
  const shown = (await input.innerText()).trim();
  if (name === null && !/\w/.test(shown)) return;
  if (shown !== name) await choose(page, input, [name]);
}

async function pickSeveral({ page }: Task, input: Locator, names: readonly string[]): Promise<void> {
  const shown = (await input.innerText()).split('\n').filter((text) => /\w/.test(text));
  await choose(page, input, [...shown, ...names]);
  await page.keyboard.press('Escape');
}

async function toggle(input: Locator, isOn: boolean): Promise<void> {
  if ((await input.isChecked()) !== isOn) return input.click();
  // Off is more than untouched.
  if (!isOn) {
    await input.click();
    await input.click();
  }
}

async function typeWords(group: Locator, words: readonly string[]): Promise<void> {
  const buttons = group.getByRole('button', { name: /^Remove / });
  for (let left = await buttons.count(); left > 0; left--) await buttons.first().click();
  // The newest stands first.
  for (const word of words.toReversed()) {
    await type(group.getByLabel('Add to the list'), word);
    await group.getByLabel('Add to the list').press('Enter');
  }
}

async function fillLeaf(task: Task, leaf: LeafName, value: unknown, place: Place): Promise<void> {
  if (leaf === 'fixed' || leaf === 'nothing') return;
  if (leaf === 'words') return typeWords(groupIn(place), (value ?? []) as string[]);
  const input = inputIn(place);
  const text = value === undefined || value === null ? '' : String(value);
  switch (leaf) {
    case 'flag':
    case 'flagText':
    case 'consent':
      return typeof value === 'boolean' ? toggle(input, value) : undefined;
    case 'choice':
    case 'mixedChoice':
      return pick(task, input, text || null);
    case 'choiceOrNothing':
      return pick(task, input, value === undefined ? null : String(value));
    case 'choices':
    case 'several':
      return pickSeveral(task, input, (value ?? []) as string[]);
    case 'custom':
    case 'json':
      // Anything but the types above is written as JSON.
      return input.fill(value === '{' ? value : (JSON.stringify(value) ?? ''));
    case 'day':
    case 'boundedDay':
    case 'coercedDay':
      return typeSegments(input, text && monthFirst(value instanceof Date ? value.toISOString() : text));
    case 'dayText':
      return typeSegments(input, text && monthFirst(text));
    case 'time':
    case 'minutes':
      if (text.length > 2) return typeSegments(input, clock(text));
      // The hour alone.
      await input.fill('');
      return typeSegments(input, text);
    case 'localMoment':
      return typeSegments(input, text && clock(text.slice(11)), text);
    case 'moment':
    case 'momentToMinutes':
    case 'momentToMillis':
    case 'momentCodec': {
      if (text === '') return typeSegments(input, '');
      // A day that no month has is no moment in any zone.
      const isClock = typeof value === 'string' && !value.endsWith('Z');
      const at = isClock ? value : clockText(value instanceof Date ? value : new Date(text));
      return typeSegments(input, clock(at.slice(11)), at);
    }
    default:
      return type(input, text);
  }
}

/** The element that says a mistake: the input, and for rows, pairs or words the group of them. */
function saysMistake(spec: Spec, place: Place): Locator {
  if ('inner' in spec) return saysMistake(spec.inner, place);
  if (spec.kind === 'set' || spec.kind === 'record' || spec.kind === 'map') return groupIn(place);
  if (spec.kind === 'leaf' && spec.leaf === 'words') return groupIn(place);
  if (spec.kind !== 'array') return inputIn(place);
  const { element } = spec;
  return element.kind === 'leaf' && choiceLeaves.has(element.leaf) ? inputIn(place) : groupIn(place);
}

async function makeMistake(task: Task, spec: Spec, slip: Slip, place: Place): Promise<void> {
  await fill(task, spec, slip.wrong, place);
  task.made.push({
    label: place.label,
    input: saysMistake(spec, place),
    message: slip.message,
    mend: () => fill(task, spec, slip.right, place),
  });
}

/** Adds and removes rows until there are as many as asked. @returns a row by its number */
async function rowsOf(group: Locator, count: number): Promise<(at: number) => Locator> {
  const rows = group.locator(':scope > ol > li');
  for (let left = await rows.count(); left > count; left--)
    await rows
      .last()
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  const add = group.getByRole('button', { name: /^Add to / }).last();
  for (let made = await rows.count(); made < count; made++) await add.click();
  return (at) => rows.nth(at);
}

async function fillParts(task: Task, parts: readonly Part[], value: unknown, place: Place): Promise<void> {
  for (const [name, type] of parts)
    await fill(task, type, (value as Record<string, unknown>)[name], {
      ...place,
      label: humanise(name),
      isMember: false,
    });
}

async function fillRows(task: Task, typeAt: (at: number) => Spec, value: unknown, place: Place) {
  const entries = value as readonly unknown[];
  const rowAt = await rowsOf(groupIn(place), entries.length);
  for (const [at, entry] of entries.entries())
    await fill(task, typeAt(at), entry, {
      scope: rowAt(at),
      label: `${place.label} ${at + 1}`,
    });
}

async function fillPairs(task: Task, type: Spec, value: unknown, place: Place): Promise<void> {
  const pairs = value as readonly [string, unknown][];
  const rowAt = await rowsOf(groupIn(place), pairs.length);
  for (const [at, [key, entry]] of pairs.entries()) {
    const row = { ...place, scope: rowAt(at) };
    await fillLeaf(task, 'text', key, { ...row, label: `Key ${at + 1}` });
    await fill(task, type, entry, { ...row, label: `Value ${at + 1}` });
  }
}

/** Types one value where its label says. */
export async function fill(task: Task, spec: Spec, value: unknown, place: Place): Promise<void> {
  if (value instanceof Slip) return makeMistake(task, spec, value, place);
  if (spec.kind === 'readonly' || spec.kind === 'lazy') return fill(task, spec.inner, value, place);
  if (spec.kind === 'default' && value === undefined) return;
  if ('inner' in spec) {
    // A whole that is left out is left alone.
    if ((value === undefined || value === null) && !isLeaf(spec.inner)) return;
    return fill(task, spec.inner, value, place);
  }
  switch (spec.kind) {
    case 'leaf':
      return fillLeaf(task, spec.leaf, value, place);
    case 'object':
      return fillParts(task, spec.parts, value, { ...place, scope: groupIn(place) });
    case 'intersection':
      return fillParts(task, [...spec.parts, ...spec.more], value, { ...place, scope: groupIn(place) });
    case 'keyed':
      return fillParts(
        task,
        spec.keys.map((key): Part => [key, spec.value]),
        value,
        { ...place, scope: groupIn(place) },
      );
    case 'array': {
      const { element } = spec;
      if (element.kind === 'leaf' && wordLeaves.has(element.leaf))
        return typeWords(groupIn(place), value as string[]);
      if (element.kind === 'leaf' && choiceLeaves.has(element.leaf))
        return pickSeveral(task, inputIn(place), (value as unknown[]).map(String));
      return fillRows(task, () => element, value, place);
    }
    case 'set':
      return fillRows(task, () => spec.element, value, place);
    case 'tuple': {
      const typeAt = (at: number) => spec.items[at] ?? spec.rest ?? neverReached();
      if (spec.rest) return fillRows(task, typeAt, value, place);
      for (const [at, type] of spec.items.entries())
        await fill(task, type, (value as unknown[])[at], {
          ...place,
          scope: groupIn(place),
          label: `${place.label} ${at + 1}`,
        });
      return;
    }
    case 'record':
    case 'map':
      return fillPairs(task, spec.value, value, place);
    case 'variants': {
      const { option, value: given } = value as Pick;
      const { tag, parts } = spec.variants[option] ?? neverReached();
      const scope = groupIn(place);
      await pick(task, inputIn({ scope, label: humanise(spec.name) }), humanise(tag));
      return fillParts(task, parts, given, { ...place, scope });
    }
    case 'union': {
      const { option, value: given } = value as Pick;
      const { title, type } = spec.options[option] ?? neverReached();
      const scope = groupIn(place);
      await pick(task, inputIn({ scope, label: 'Kind' }), title);
      return fill(task, type, given, { ...place, scope, label: title, isMember: true });
    }
  }
}

export const outcomes = (parts: readonly Part[], typed: unknown) =>
  outcome({ kind: 'object', parts }, typed) as Record<string, unknown>;
