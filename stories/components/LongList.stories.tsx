import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList } from 'react-admin';
import { expect, waitFor } from 'storybook/test';
import { z } from 'zod';
import { estimatedRow } from '../../src/components/schema/LongList.tsx';
import { SchemaTable } from '../../src/components/schema/SchemaTable.tsx';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const Boat = z.object({
  id: z.int(),
  name: z.string().meta({ title: 'Name' }),
  length: z.number().meta({ title: 'Length in metres' }),
  note: z.string().meta({ title: 'Note' }),
});

const many = 10_000;

const boats = (count: number, note: (index: number) => string = () => 'Ready to sail') =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Boat ${index + 1}`,
    length: 5 + (index % 40),
    note: note(index),
  }));

const boatsOfOneLine = boats(many);
/** From one line to some forty. */
const boatsOfManyLines = boats(many, (index) => 'Her last voyage took long. '.repeat((index * 7919) % 97));

function Boats({ rows }: { rows: RaRecord[] }) {
  const list = useList({ data: rows, resource: 'boats', perPage: many });
  return (
    <ResourceContextProvider value="boats">
      <ListContextProvider value={list}>
        <Card>
          <SchemaTable
            schema={Boat}
            fields={['name', 'length', 'note']}
            link={({ id }) => `/boats/${id}`}
            bulkActionButtons={<Button size="small">Haul out</Button>}
          />
        </Card>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const description =
  'A table of many rows that are all in memory: only those in sight are drawn, whatever their heights, and the rest comes as one scrolls. `SchemaTable` does it by itself where a page has more than a hundred rows.';

export default {
  title: 'Components/LongList',
  parameters: { docs: { description: { component: description } } },
  tags: ['autodocs'],
  component: Boats,
  args: { rows: boatsOfOneLine },
  // Ten thousand of them.
  argTypes: { rows: { control: false } },
  render: (args) => (
    <StoryAdmin>
      <Boats {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof Boats>;
type Story = StoryObj<typeof Boats>;

const frameIn = (element: HTMLElement) => {
  const frame = element.querySelector<HTMLElement>('section[aria-label$=" rows"]');
  if (!frame) throw new Error('The list has no frame.');
  return frame;
};

const drawn = (frame: Element) => [...frame.querySelectorAll<HTMLElement>('[data-index]')];

/** The rows of the windowed part and not the first ones, which stand there until it is loaded. */
const isDrawn = (element: HTMLElement) =>
  waitFor(() => expect(drawn(frameIn(element)).length).toBeGreaterThan(5));

/** Whether rows are all that can be seen below the heading, without a gap. */
function expectFilled(frame: HTMLElement): void {
  const { left, width, top, bottom } = frame.getBoundingClientRect();
  const heading = frame.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  for (let y = top + heading + 20; y < Math.min(bottom, window.innerHeight) - 20; y += 24) {
    const at = document.elementFromPoint(left + width / 2, y);
    expect(at?.closest('[data-index], ul'), `at ${y - top} of the frame`).not.toBeNull();
  }
}

async function scrollTo(frame: HTMLElement, top: number): Promise<void> {
  frame.scrollTop = top;
  await waitFor(() => expectFilled(frame));
}

export const TenThousandRows: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn(canvasElement);
    const frame = frameIn(canvasElement);
    await expect(canvas.getByRole('region', { name: '10,000 rows' })).toBe(frame);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    // No height turns out different: the list has to be drawn all the same.
    await expect(drawn(frame)[0]?.offsetHeight).toBe(estimatedRow);
    await expect(drawn(frame).length).toBeLessThan(60);
    for (const row of [2_500, 9_000, 40]) {
      await scrollTo(frame, row * estimatedRow);
      await expect(canvas.getByRole('row', { name: new RegExp(`Boat ${row + 1} `) })).toHaveAttribute(
        'aria-rowindex',
        String(row + 2),
      );
    }
    await expect(canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().top).toBeCloseTo(
      frame.getBoundingClientRect().top,
      0,
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all of this page' }));
    await expect(await canvas.findByText('10,000 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Boat 41' })).toBeChecked();
  },
};

/** Rows of one line and of forty: the bar may jump a little, the rows never do, and the last one is the last. */
export const VeryDifferentHeights: Story = {
  args: { rows: boatsOfManyLines },
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvasElement);
    const frame = frameIn(canvasElement);
    for (const share of [0.1, 0.5, 0.52, 0.9]) await scrollTo(frame, frame.scrollHeight * share);
    for (let step = 0; step < 5; step += 1) await scrollTo(frame, frame.scrollTop - 300);
    await waitFor(() => {
      frame.scrollTop = frame.scrollHeight;
      expect(canvas.getByRole('link', { name: 'Boat 10000' })).toBeVisible();
    });
    await waitFor(() => expectFilled(frame));
    // Its number is longer than those of the first rows, and stays whole.
    const name = canvas.getByRole('link', { name: 'Boat 10000' });
    await expect(name.getClientRects().length).toBeLessThanOrEqual(2);
  },
};

/** From row to row by Tab and by arrows, also to those that nobody has drawn yet; the focus stays where it is while others scroll by. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn(canvasElement);
    const frame = frameIn(canvasElement);
    const link = (number: number) => canvas.getByRole('link', { name: `Boat ${number}` });
    const lastDrawn = drawn(frame).length;
    link(lastDrawn - 1).focus();
    for (let row = lastDrawn; row <= lastDrawn + 2; row += 1) {
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: `Select Boat ${row}` })).toHaveFocus();
      await userEvent.tab();
      await expect(link(row)).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(link(lastDrawn + 3)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(link(many)).toHaveFocus();
    await waitFor(() =>
      expect(link(many).getBoundingClientRect().bottom).toBeLessThan(frame.getBoundingClientRect().bottom),
    );
    await userEvent.keyboard('{Home}');
    await expect(link(1)).toHaveFocus();
    await scrollTo(frame, 5_000 * estimatedRow);
    await expect(link(1)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select Boat 2' })).toHaveFocus();
    await waitFor(() => expect(frame.scrollTop).toBeLessThan(1_000));
  },
};

/** Paper cannot scroll: while it is printed, every row is there. */
export const Printed: Story = {
  args: { rows: boats(400) },
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(drawn(canvasElement)).toHaveLength(400);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(drawn(canvasElement).length).toBeLessThan(60));
  },
};

/** On a phone, cards of different heights. */
export const Phone: Story = {
  args: { rows: boatsOfManyLines },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvasElement);
    const frame = frameIn(canvasElement);
    await expect(drawn(frame).length).toBeLessThan(60);
    await expect(drawn(frame)[0]).toHaveAttribute('aria-setsize', '10000');
    for (const share of [0.3, 0.8]) await scrollTo(frame, frame.scrollHeight * share);
    await waitFor(() => {
      frame.scrollTop = frame.scrollHeight;
      expect(canvas.getByRole('link', { name: 'Boat 10000' })).toBeVisible();
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
