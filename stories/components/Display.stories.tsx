import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanOffer } from '../../resources/common/PlanOffer.tsx';
import { plans } from '../../schemas/plans.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { MarkdownText } from '../../src/components/values/MarkdownText.tsx';
import { Money } from '../../src/components/values/Money.tsx';
import { PersonName } from '../../src/components/values/PersonName.tsx';
import { StatCard } from '../../src/components/values/StatCard.tsx';
import { Logo } from '../../src/product/page/Logo.tsx';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

export default {
  title: 'Components/Display',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Values to read: figures, people, money, dates, Markdown. All of them keep to the language of the reader.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Figures: Story = {
  render: () => (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      <StatCard label="Picked" value={1234} hint="In the last 30 days" />
      <StatCard
        label="Precision"
        value={0.83}
        format={{ style: 'percent' }}
        hint="Saved or invited of those decided"
      />
      <StatCard label="Hires" value={null} />
      <StatCard label="Applications" value={undefined} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234')).toBeVisible();
    await expect(canvas.getByText('83%')).toBeVisible();
    await expect(canvas.getByText('Not given')).toBeInTheDocument();
  },
};

export const People: Story = {
  render: () => (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <PersonName name="Ada Lovelace Okafor" detail="Pastry chef, 8 years · Austin, TX" />
      <PersonName name="Cher" />
      <PersonName
        name={'Maximiliana-Konstantina '.repeat(6).trim()}
        detail="A long name keeps to its place"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AO')).toBeVisible();
    await expect(canvas.getByText('C')).toBeVisible();
  },
};

export const MoneyAndDates: Story = {
  render: () => (
    <Stack spacing={1} component={Typography}>
      <Money min={90_000} max={120_000} currency="USD" unit="YEAR" />
      <Money min={null} max={null} currency="USD" />
      <DateText value="2026-01-31" />
      <DateText value={new Date(Date.now() - 3 * 3_600_000).toISOString()} relative />
      <DateText value={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$90,000–120,000 a year')).toBeVisible();
    await expect(canvas.getByText('3 hours ago')).toHaveAttribute('title');
    await expect(canvas.getAllByText('Not given')).toHaveLength(2);
  },
};

const text = `## What you will do

Bake **every morning** from 4 to 11, with [our starter](https://example.com).

1. Mix and laminate
2. Shape and prove

| Day | Shift |
| --- | --- |
| Monday | 04:00–11:00 |

> "The best croissants in town."

<script>alert(1)</script> ![picture](https://example.com/track.png)`;

export const Markdown: Story = {
  render: () => <MarkdownText>{text}</MarkdownText>,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you will do' })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};

export const Logos: Story = {
  render: () => (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Logo size={56} />
      <Logo />
      <Logo variant="mark" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Hireday' })).toHaveLength(3);
  },
};

/** A locked part says which plan unlocks it and its price. */
export const PlanOffers: Story = {
  render: () => (
    <StoryAdmin at="/jobs/?status=DRAFT">
      <PlanOffer
        title="Opening a job needs a plan"
        plans={plans.filter((plan) => plan.role === 'RECRUITER')}
        action={<Button>Not now</Button>}
      />
    </StoryAdmin>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Opening a job needs a plan' })).toBeVisible();
    await expect(canvas.getByText(/ask your employer/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy for $990 a year' })).toHaveAttribute(
      'href',
      expect.stringContaining('/payment/?plan=recruiter-year&next=%2Fjobs%2F%3Fstatus%3DDRAFT'),
    );
  },
};
