import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CriteriaGlance } from '../../src/product/match/CriteriaGlance.tsx';
import { CriteriaList } from '../../src/product/match/CriteriaList.tsx';
import { FitBadge } from '../../src/product/match/FitBadge.tsx';
import { sampleResults } from '../support/sampleResults.ts';

const show = fn();

export default {
  tags: ['autodocs'],
  title: 'Components/Criteria',
  component: CriteriaList,
  args: { results: sampleResults, onShowEvidence: show },
} satisfies Meta<typeof CriteriaList>;
type Story = StoryObj<typeof CriteriaList>;

/** Each outcome is said in a word beside its quotation, which leads to its place in the resume. */
export const WithEvidence: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not stated')).toBeVisible();
    await expect(canvas.getByText('Does not meet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show in resume: Laminated dough' }));
    await expect(show).toHaveBeenLastCalledWith(sampleResults[0]);
    await expect(canvas.queryByRole('button', { name: 'Show in resume: Lives in Austin' })).toBeNull();
  },
};

/** The candidate's own words stand without quotation marks, are said to be that, and lead to no place in the resume. */
export const SaidByTheCandidate: Story = {
  args: {
    results: [
      {
        name: '5 years in baking',
        importance: 'MUST_HAVE',
        outcome: 'MEETS',
        evidence: 'The candidate stated: Baker, Casa Núñez, 03/2016 –',
        source: 'PROFILE',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Baker, Casa Núñez, 03/2016 –')).toBeVisible();
    await expect(canvas.getByText('Said by the candidate, not quoted from the resume')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    results: [
      {
        name: 'Responsibility for the production planning of at least three plants in two countries at the same time',
        importance: 'MUST_HAVE',
        outcome: 'MEETS',
        evidence: 'planned production in Texas, Ohio and Jalisco '.repeat(12).trim(),
        source: 'RESUME',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** All outcomes in one line; each mark has its name. */
export const AtAGlance: Story = {
  render: ({ results }) => <CriteriaGlance results={results} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Laminated dough: Meets' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: 'Lives in Austin (nice to have): Does not meet' }),
    ).toBeVisible();
  },
};

/** The score in a ring, the band in words. */
export const Fits: Story = {
  render: () => (
    <Stack spacing={2}>
      <FitBadge score={100} band="STRONG" />
      <FitBadge score={74} band="GOOD" />
      <FitBadge score={48} band="PARTIAL" />
      <FitBadge score={0} band="LIMITED" />
      <FitBadge score={88} band="STRONG" compact />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Good fit, score 74 of 100' })).toBeVisible();
  },
};
