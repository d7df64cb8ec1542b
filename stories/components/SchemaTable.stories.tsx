import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListBase } from 'react-admin';
import { expect, fn, waitFor, within } from 'storybook/test';
import { calls } from '../../schemas/calls/table.ts';
import { Job, JobStatus } from '../../schemas/job.ts';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import { SchemaFilters } from '../../src/components/schema/SchemaFilters.tsx';
import { SchemaTable } from '../../src/components/schema/SchemaTable.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { listOf, never, refuse } from '../support/provide.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { sampleJob } from '../support/sampleJobs.ts';

const getList = fn();

const rows = [
  sampleJob(),
  sampleJob({ title: 'Night Baker', status: 'DRAFT', salaryMin: null, salaryMax: null, city: null }),
  sampleJob({
    title: 'Head of Production, Frozen Dough and Viennoiserie, with responsibility for three plants',
    status: 'ON_HOLD',
    dailyCandidatesCount: 12_408,
  }),
];

const query = calls.myJobs.query;

export default {
  title: 'Components/SchemaTable',
  tags: ['autodocs'],
  component: SchemaTable,
  // Each in a frame of its own: on one page they would share the list's answers, and all show the last one's.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    schema: Job,
    query,
    fields: ['title', 'status', 'city', 'salaryMax', 'dailyCandidatesCount', 'createdAt'],
    columns: {
      status: {
        render: (record) => (
          <StatusChip
            value={record.status}
            schema={JobStatus}
            tones={{ OPEN: 'positive', ON_HOLD: 'waiting' }}
          />
        ),
      },
    },
  },
  beforeEach: () => {
    getList.mockReset();
    getList.mockImplementation(listOf(rows).getList);
  },
  render: (args) => (
    <StoryAdmin dataProvider={{ getList }}>
      <ListBase resource="jobs" disableSyncWithLocation>
        <SchemaFilters query={query} fields={['status', 'employmentType']} searchLabel="Search jobs" />
        <ListStates
          empty={<EmptyState title="No jobs yet" text="Create one to get a list tomorrow morning." />}
        >
          <Card sx={{ mt: 2 }}>
            <SchemaTable {...args} />
          </Card>
        </ListStates>
      </ListBase>
    </StoryAdmin>
  ),
} satisfies Meta<typeof SchemaTable>;
type Story = StoryObj<typeof SchemaTable>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Pastry Chef' })).toHaveAttribute('href');
    await expect(canvas.getAllByText('Not given').length).toBeGreaterThan(0);
    await expect(canvas.getByText('12,408')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /title/i }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].sort).toEqual({ field: 'title', order: 'ASC' }));
  },
};

/** Choices the schema cannot know come from the screen; a filter that has none yet is not offered. */
export const ChoicesOfTheMoment: Story = {
  render: () => (
    <StoryAdmin dataProvider={{ getList }}>
      <ListBase resource="jobs" disableSyncWithLocation>
        <SchemaFilters
          query={query}
          fields={['city', 'status']}
          choices={{ city: [{ id: 'austin', name: 'Austin' }], status: [] }}
          labels={{ city: 'Towns' }}
        />
      </ListBase>
    </StoryAdmin>
  ),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Towns' }));
    await expect(canvas.queryByRole('button', { name: 'Status' })).toBeNull();
    const menu = within(canvasElement.ownerDocument.body);
    await userEvent.click(await menu.findByRole('menuitemcheckbox', { name: 'Austin' }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ city: ['austin'] }));
  },
};

/** The list is asked again with what was searched and chosen. */
export const SearchedAndFiltered: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Pastry Chef' });
    await userEvent.type(canvas.getByLabelText('Search jobs'), 'baker');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    const menu = canvasElement.ownerDocument.body;
    const item = menu.querySelector('[role="menuitemcheckbox"]');
    await expect(item).toHaveTextContent('Draft');
    if (item) await userEvent.click(item);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ q: 'baker', status: ['DRAFT'] }));
    await expect(await canvas.findByRole('button', { name: 'Status: Draft' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({}));
  },
};

/** A text longer than the list takes ends where it is typed or pasted, and not in a refusal. */
export const EndlessSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Pastry Chef' });
    await userEvent.click(canvas.getByLabelText('Search jobs'));
    await userEvent.paste('x'.repeat(500));
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ q: 'x'.repeat(200) }));
  },
};

export const Empty: Story = {
  beforeEach: () => {
    getList.mockImplementation(async () => ({ data: [], total: 0 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No jobs yet' })).toBeVisible();
  },
};

/** An empty answer to a filter is not an empty list: it offers the way back. */
export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Pastry Chef' });
    getList.mockImplementation(async (_resource, { filter }) =>
      filter.q ? { data: [], total: 0 } : { data: rows, total: rows.length },
    );
    await userEvent.type(canvas.getByLabelText('Search jobs'), 'zzz{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('link', { name: 'Pastry Chef' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    getList.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failing: Story = {
  parameters: { expectedConsole: [/Not available just now/] },
  beforeEach: () => {
    getList.mockImplementation(
      refuse(503, {
        title: 'Not available just now',
        detail: 'The database is away. Try again in a minute.',
        requestId: 'req-7f3a',
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Request req-7f3a')).toBeVisible();
    getList.mockImplementation(listOf(rows).getList);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Pastry Chef' })).toBeVisible();
  },
};

export const Selectable: Story = {
  args: { bulkActionButtons: <Button size="small">Close jobs</Button> },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Pastry Chef' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Night Baker' }));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all of this page' }));
    await expect(await canvas.findByText('3 selected')).toBeVisible();
  },
};

/** On a phone each row is a card, and nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Pastry Chef' })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
