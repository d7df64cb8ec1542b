import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Candidate } from '../../schemas/candidate.ts';
import { Employer } from '../../schemas/employer.ts';
import { Job } from '../../schemas/job.ts';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';
import { sampleJob } from '../support/sampleJobs.ts';

export default { title: 'Components/SchemaShow', tags: ['autodocs'], component: SchemaShow } satisfies Meta<
  typeof SchemaShow
>;
type Story = StoryObj<typeof SchemaShow>;

/** Dates, money, enums, chips and Markdown look as the schema says. */
export const Filled: Story = {
  args: {
    schema: Job,
    record: sampleJob(),
    sections: [
      {
        title: () => 'Terms',
        fields: ['employmentType', 'workplaceType', 'city', 'salaryMin', 'salaryMax', 'validThrough'],
      },
      {
        title: () => 'About',
        description: () => 'As candidates read it.',
        fields: ['description', 'criteria'],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full time')).toBeVisible();
    await expect(canvas.getByText('$52,000')).toBeVisible();
    await expect(canvas.getByText('Laminated dough')).toBeVisible();
    await expect(await canvas.findByText('bread')).toBeVisible();
  },
};

/** A missing value is a quiet dash and is read out as such. */
export const MostlyEmpty: Story = {
  args: {
    schema: Candidate,
    fields: [
      'candidateFirstName',
      'candidateCity',
      'openToWork',
      'highestLevelOfEducation',
      'skills',
      'yearsOfExperience',
    ],
    record: { candidateFirstName: 'Ada', openToWork: false, skills: [], highestLevelOfEducation: 'MASTER' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not given')).toHaveLength(3);
    await expect(canvas.getByText('No')).toBeVisible();
    await expect(canvas.getByText("Master's degree")).toBeVisible();
  },
};

/** `onlyGiven` leaves out what is missing; a "no" is an answer and stays. */
export const OnlyGiven: Story = {
  args: { ...MostlyEmpty.args, schema: Candidate, onlyGiven: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Not given')).toBeNull();
    await expect(canvas.queryByText('Skills')).toBeNull();
    await expect(canvas.getByText('No')).toBeVisible();
    await expect(canvas.getByText("Master's degree")).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    schema: Employer,
    fields: ['employerName', 'employerEmail', 'employerWebsite', 'employerDescription'],
    record: {
      employerName: 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz Gesellschaft',
      employerEmail: 'recruiting.department.of.the.whole.organisation@a-very-long-domain-name.example',
      employerWebsite: 'https://a-very-long-domain-name.example/careers/and/so/on/without/any/break',
      employerDescription: 'We bake.\n\n'.concat(
        'Every morning, in every town, with the same dough. '.repeat(20),
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /careers/ })).toHaveAttribute('rel', 'noopener noreferrer');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
