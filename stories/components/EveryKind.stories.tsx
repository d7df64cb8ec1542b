import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { everyKind } from './everyKind.ts';

const save = fn();
const EveryKind = z.object(everyKind);

const record = {
  string: 'bread',
  email: 'ada@example.com',
  number: 12.5,
  bigNumber: 90071992547409931n,
  boolean: true,
  date: new Date('2026-11-23T08:30:00Z'),
  isoTime: '08:30:00',
  literal: 'fixed',
  choice: 'green',
  words: ['sourdough', 'rye'],
  rows: [{ plateNumber: 'AB 1', seats: 4 }],
  nested: { street: 'Elm', zipCode: '78701' },
  variants: { kind: 'circle', radius: 2 },
  record: { flour: 500, water: 350 },
  map: new Map([['a', 1]]),
  set: new Set(['x', 'y']),
  any: { deep: [1, 2] },
};

/** Every kind of field that zod has, from a schema without a word of its own. */
export default {
  title: 'Components/Every kind',
  tags: ['autodocs'],
  component: SchemaForm,
  args: { schema: EveryKind, onSubmit: save },
  beforeEach: () => {
    save.mockReset();
  },
  render: (args) => (
    <StoryAdmin>
      <SchemaForm {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof SchemaForm>;
type Story = StoryObj<typeof SchemaForm>;

export const Form: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Whole number/);
    for (const name of ['Template literal', 'Big number', 'Iso time', 'Numbers', 'Variants', 'Tuple', 'Map'])
      await expect(canvas.getAllByText(new RegExp(`^${name}`)).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/No input fits/)).toBeNull();
  },
};

const saved = async () => {
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  return save.mock.calls[0]?.[0];
};

/** A record in a record is asked for in a group of its own. */
export const Nested: Story = {
  args: { schema: EveryKind.pick({ nested: true }) },
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: /^Nested/ }));
    await userEvent.type(group.getByLabelText(/^Street/), 'Elm');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await saved()).nested).toEqual({ street: 'Elm' });
  },
};

/** Rows are added, filled in and put in order. */
export const Rows: Story = {
  args: { schema: EveryKind.pick({ rows: true }) },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: /^Add/ });
    await userEvent.click(add);
    await userEvent.type(await canvas.findByLabelText(/^Plate number/), 'AB 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a number.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Seats/)).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/^Seats/), '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await saved()).rows).toEqual([{ plateNumber: 'AB 1', seats: 4 }]);
  },
};

/** A list of tuples: each row has its places. */
export const RowsOfPlaces: Story = {
  args: { schema: z.object({ points: z.array(z.tuple([z.number(), z.string()])) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add/ }));
    const [first, second] = await canvas.findAllByLabelText(/^Points 1 \d/);
    await userEvent.type(first ?? document.body, '7');
    await userEvent.type(second ?? document.body, 'north');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await saved()).points).toEqual([[7, 'north']]);
  },
};

/** A record with keys of one's own is asked for in pairs. */
export const Pairs: Story = {
  args: { schema: EveryKind.pick({ record: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add/ }));
    await userEvent.type(await canvas.findByLabelText(/^Key 1/), 'flour');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a number.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Value 1/)).toHaveFocus());
    await userEvent.type(canvas.getByLabelText(/^Value 1/), '500');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await saved()).record).toEqual({ flour: 500 });
  },
};

/** The variant that is chosen says which fields follow. */
export const Variants: Story = {
  args: { schema: EveryKind.pick({ variants: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Square' }));
    await userEvent.type(await canvas.findByLabelText(/^Side/), '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect((await saved()).variants).toEqual({ kind: 'square', side: 4 });
  },
};

export const Page: Story = {
  render: () => (
    <StoryAdmin>
      <SchemaShow schema={EveryKind} record={record} fields={Object.keys(record)} />
    </StoryAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('90,071,992,547,409,931')).toBeVisible();
    await expect(canvas.getByText('Plate number', { exact: false })).toBeVisible();
  },
};
