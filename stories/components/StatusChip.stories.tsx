import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobStatus } from '../../schemas/job.ts';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';

const tones = { DRAFT: 'neutral', OPEN: 'positive', ON_HOLD: 'waiting', CLOSED: 'closed' } as const;

export default { title: 'Components/StatusChip', tags: ['autodocs'], component: StatusChip } satisfies Meta<
  typeof StatusChip
>;
type Story = StoryObj<typeof StatusChip>;

export const EveryStatus: Story = {
  render: () => (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {JobStatus.options.map((status) => (
        <StatusChip key={status} value={status} schema={JobStatus} tones={tones} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On hold')).toBeVisible();
  },
};

export const UnknownValue: Story = {
  args: { value: 'SOMETHING_NEW', schema: JobStatus },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SOMETHING_NEW')).toBeVisible();
  },
};
