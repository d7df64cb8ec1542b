import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchBox } from '../../src/components/lists/SearchBox.tsx';

const onChange = fn((_: string) => {});
let takeOver: (text: string) => void = () => {};

/** A list that takes a search over when the scene says so. */
function SlowList() {
  const [value, setValue] = useState('');
  takeOver = setValue;
  return <SearchBox label="Search" value={value} onChange={onChange} />;
}

export default {
  component: SlowList,
  title: 'Components/Search box',
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof SlowList>;
type Story = StoryObj<typeof SlowList>;

/** Cleared before the list has taken the search over, it stays cleared. */
export const ClearedAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'kwame');
    await waitFor(() => expect(onChange.mock.calls).toEqual([['kwame']]));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(onChange.mock.calls).toEqual([['kwame'], ['']]);
    takeOver('kwame');
    takeOver('');
    await waitFor(() => expect(box).toHaveValue(''));
  },
};
