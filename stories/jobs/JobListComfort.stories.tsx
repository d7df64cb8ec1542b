import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { JobList } from '../../resources/jobs/list/JobList.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { findToast } from '../support/findToast.ts';
import { jobsInMemory } from '../support/jobsInMemory.ts';
import { preferencesInMemory } from '../support/preferencesInMemory.ts';
import { RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleJob } from '../support/sampleJobs.ts';

const jobs = [
  sampleJob({ title: 'Pastry Chef' }),
  sampleJob({ title: 'Night Baker', workplaceType: 'HYBRID' }),
  sampleJob({ title: 'Bread Scientist', status: 'DRAFT' }),
  sampleJob({ title: 'Shop Manager', status: 'ON_HOLD' }),
];
const open = { name: 'Open ones', filter: { status: ['OPEN'] } };
const bakers = { name: 'Bakers', filter: { q: 'baker' } };

let kept: ReturnType<typeof preferencesInMemory>;

const sceneOf = (begin?: Parameters<typeof preferencesInMemory>[0]) => () => {
  kept = preferencesInMemory(begin);
};

export default {
  component: JobList,
  title: 'Jobs/JobListComfort',
  beforeEach: sceneOf(),
  render: () => (
    <RecruiterScene at={addresses.recruiter.jobs} dataProvider={{ ...jobsInMemory(jobs), ...kept.calls }} />
  ),
} satisfies Meta<typeof JobList>;
type Story = StoryObj<typeof JobList>;

const rows = (count: number) => waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));

/** A search gets a name and is one click away from then on. */
export const SaveAndApply: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await expect(canvas.queryByRole('button', { name: 'Save filters' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), 'baker{Enter}');
    await rows(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Save filters' }));
    await userEvent.type(
      panel.getByRole('textbox', { name: 'Name for the current filters' }),
      'Bakers{Enter}',
    );
    await expect(await panel.findByRole('button', { name: 'Bakers' })).toBeInTheDocument();
    await waitFor(() => expect(kept.now().savedFilters.jobs).toEqual([bakers]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chip = canvas.getByRole('button', { name: 'Bakers' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await rows(4);
    await userEvent.click(chip);
    await rows(1);
  },
};

/** Names are unique, change in their place, and deleting can be taken back. */
export const RenameAndDelete: Story = {
  beforeEach: sceneOf({ savedFilters: { jobs: [open, bakers] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Saved filters' }));
    const rename = () => panel.findByRole('button', { name: 'Rename “Bakers”' });
    await userEvent.click(await rename());
    await userEvent.type(panel.getByRole('textbox', { name: 'New name' }), ' of bread{Escape}');
    await waitFor(async () => expect(await rename()).toHaveFocus());
    await expect(panel.getByRole('button', { name: 'Bakers' })).toBeVisible();
    await userEvent.click(await rename());
    const name = panel.getByRole('textbox', { name: 'New name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'open ones{Enter}');
    await expect(await panel.findByText('Another filter has this name.')).toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.type(name, 'All bakers{Enter}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'Rename “All bakers”' })).toHaveFocus());
    await userEvent.click(await panel.findByRole('button', { name: 'Delete “Open ones”' }));
    await waitFor(() => expect(kept.now().savedFilters.jobs).toEqual([{ ...bakers, name: 'All bakers' }]));
    await userEvent.click(panel.getByRole('button', { name: 'All bakers' }));
    await rows(1);
    const toast = await findToast('“Open ones” is deleted.');
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(kept.now().savedFilters.jobs.map((one) => one.name)).toEqual(['Open ones', 'All bakers']),
    );
  },
};

/** Columns go and come back; the one that names the row stays. */
export const ChooseColumns: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Columns' }));
    const menu = within(await screen.findByRole('menu', { name: 'Columns' }));
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Title' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Created' }));
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Open until' }));
    await waitFor(() => expect(kept.now().hiddenColumns.jobs).toEqual(['createdAt', 'validThrough']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.queryByRole('columnheader', { name: /Created/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show the usual columns' }));
    await waitFor(() => expect(kept.now().hiddenColumns.jobs).toEqual([]));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('columnheader', { name: /Created/ })).toBeInTheDocument();
  },
};

/** A choice made at another time and place is there. */
export const AsLeft: Story = {
  beforeEach: sceneOf({
    savedFilters: {
      jobs: [
        open,
        bakers,
        { name: 'Everything with a rather long name for a chip', filter: { q: 'e' } },
        { name: 'Fourth', filter: { q: 'zz' } },
      ],
    },
    hiddenColumns: { jobs: ['dailyCandidatesCount'] },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Pastry Chef/ });
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'All picks' })).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Fourth' })).toBeNull();
  },
};
