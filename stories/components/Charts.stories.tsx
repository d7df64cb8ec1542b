import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import { CompareChart } from '../../src/product/charts/CompareChart.tsx';
import { TrendChart } from '../../src/product/charts/TrendChart.tsx';
import { findToast } from '../support/findToast.ts';

export default {
  tags: ['autodocs'],
  title: 'Components/Charts',
} satisfies Meta;
type Story = StoryObj;

const days = [
  { date: '2026-11-19', applications: 3, hires: null },
  { date: '2026-11-20', applications: 0, hires: 1 },
  { date: '2026-11-21', applications: 1240, hires: null },
];

const trend = (
  <TrendChart
    title="Applications and hires"
    days={days}
    lines={[
      { name: 'applications', label: 'Applications', tone: 'info' },
      { name: 'hires', label: 'Hires', tone: 'positive' },
    ]}
  />
);

/** Texts of the files that were handed to the browser. */
function watchFiles() {
  const files: Blob[] = [];
  const spy = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  return { text: async () => files.at(-1)?.text(), restore: () => spy.mockRestore() };
}

/** The picture is for those who see it; a screen reader is given the table, the newest day first. */
export const Trend: Story = {
  render: () => trend,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden] svg')).not.toBeNull());
    const rows = within(canvas.getByRole('table', { name: 'Applications and hires' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'DayApplicationsHires',
      expect.stringMatching(/1,240–$/),
      expect.stringMatching(/01$/),
      expect.stringMatching(/3–$/),
    ]);
    const toggle = canvas.getByRole('button', { name: 'Show Applications and hires as a table' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('svg.MuiChartsSurface-root')).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: /21/ })).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
};

/** The file has plain numbers, and no cell of it runs in a spreadsheet. Reading it as text takes its mark away. */
export const AsCsv: Story = {
  render: () => (
    <CompareChart
      title="Job by job"
      head="Job"
      columns={[
        { name: 'picks', label: 'Picks' },
        { name: 'precision', label: 'Precision', format: { style: 'percent' } },
      ]}
      rows={[
        { key: '1', head: '=HYPERLINK("https://evil.example")', values: { picks: 1200, precision: 0.5 } },
        { key: '2', head: 'Baker, night', values: { picks: 3, precision: null } },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const files = watchFiles();
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Job by job as CSV' }));
    await waitFor(() => expect(files.text()).resolves.toBeDefined());
    files.restore();
    await expect(await files.text()).toBe(
      'Job,Picks,Precision\r\n"\'=HYPERLINK(""https://evil.example"")",1200,0.5\r\n"Baker, night",3,\r\n',
    );
  },
};

/** Where the file cannot be made, it is said. */
export const CsvRefused: Story = {
  render: () => (
    <>
      {trend}
      <Toasts />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const spy = spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('There is no room left.');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download Applications and hires as CSV' }));
    await findToast('The file could not be made. There is no room left.');
    spy.mockRestore();
  },
};

/** One figure at a time is drawn; the table has every one. */
export const Compare: Story = {
  render: () => (
    <CompareChart
      title="Job by job"
      head="Job"
      columns={[
        { name: 'picks', label: 'Picks' },
        { name: 'hires', label: 'Hires' },
      ]}
      rows={[
        {
          key: '1',
          head: 'Head of Nursing for the whole of the northern region',
          values: { picks: 12, hires: 0 },
        },
        { key: '2', head: 'Baker', values: { picks: 3, hires: 0 } },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiBarElement-root')).toHaveLength(2));
    await expect(canvas.getByRole('row', { name: 'Baker 3 0' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Figure' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Hires' }));
    await expect(await canvas.findByText('Nothing happened in this period.')).toBeVisible();
  },
};

/** On a phone the table's rows are a name over its figures, however many there are of them. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <CompareChart
      title="Job by job"
      head="Job"
      columns={[
        { name: 'picks', label: 'Daily candidates' },
        { name: 'lists', label: 'Lists delivered' },
        { name: 'precision', label: 'Precision', format: { style: 'percent' } },
        { name: 'hours', label: 'Hours to the first answer' },
      ]}
      rows={[
        {
          key: '1',
          head: 'Head of Nursing for the whole of the northern region',
          values: { picks: 12, lists: 3, precision: 0.5, hours: null },
        },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Job by job as a table' }));
    const frame = canvas.getByRole('region', { name: 'Job by job, as a table' });
    await expect(within(frame).getByRole('listitem')).toHaveTextContent(
      'Head of Nursing for the whole of the northern regionDaily candidates12Lists delivered3Precision50%Hours to the first answer–',
    );
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

/** Without a figure there is a sentence, no picture and nothing to download. */
export const Empty: Story = {
  render: () => (
    <TrendChart
      title="Hires"
      days={days.map(({ date }) => ({ date, hires: null }))}
      lines={[{ name: 'hires', label: 'Hires', tone: 'positive' }]}
      empty="No one was hired in this period."
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one was hired in this period.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Dark: Story = {
  globals: { colorScheme: 'dark' },
  render: () => trend,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden] svg')).not.toBeNull());
  },
};
