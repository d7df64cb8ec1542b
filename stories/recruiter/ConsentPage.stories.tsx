import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentPage } from '../../resources/consent/ConsentPage.tsx';
import type { AddedPersonNotice } from '../../schemas/addedPerson.ts';
import { addresses } from '../../schemas/addresses.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { sampleTexts } from '../support/sampleTexts.ts';

const notice: AddedPersonNotice = {
  ...{ employerName: 'Tideline', recruiterName: 'Sam Okoye', candidateEmail: 'ada@example.com' },
  ...{
    candidateFirstName: 'Ada',
    candidateLastName: 'Lovelace',
    candidateCity: 'London',
    candidateState: null,
    candidateCountry: null,
    candidatePhone: null,
  },
  ...{ candidateWillingToRelocate: false, openToWork: true, candidateOtherInformation: null },
  ...{ highestLevelOfEducation: 'MASTER', candidateLinkedinProfile: null, candidateLeetcodeUserName: null },
  ...{ resumeFileName: 'ada.pdf', referredBy: 'Grace', jobTitle: 'Analyst' },
  hasCompanyNote: true,
  ...{ addedAt: '2026-11-20T09:00:00Z', endsAt: '2026-12-20T09:00:00Z' },
};

let provider: Record<string, ReturnType<typeof fn>>;

export default {
  component: ConsentPage,
  title: 'Recruiter/ConsentPage',
  beforeEach: () => {
    provider = {
      readConsent: fn(async () => notice),
      giveConsent: fn(async () => ({
        candidateEmail: notice.candidateEmail,
        passwordToken: null,
        appliedFor: 'Analyst',
      })),
      legalDocuments: fn(async () => sampleTexts),
      refuseConsent: fn(async () => undefined),
    };
  },
  render: () => (
    <StoryAdmin
      dataProvider={provider}
      at={`${addresses.consent}#secret`}
      screens={{ [addresses.consent]: ConsentPage }}
    />
  ),
} satisfies Meta<typeof ConsentPage>;
type Story = StoryObj<typeof ConsentPage>;

export const ErasingEverything: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('ada.pdf')).toBeVisible();
    await expect(canvas.getByText("Master's degree")).toBeVisible();
    await expect(canvas.getByText('Note of the company')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await expect(await canvas.findByRole('heading', { name: 'Everything is erased' })).toBeVisible();
  },
};

export const AcceptingWithAnAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept/ }));
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByText(/^The company considers you for the job now/)).toBeVisible();
    await expect(provider.giveConsent).toHaveBeenCalledWith(
      expect.objectContaining({ body: { token: 'secret', termsVersion: '3', privacyVersion: '2' } }),
    );
  },
};

export const TooLate: Story = {
  beforeEach: () => {
    const gone = 'This link was used, or its time has run out. Nothing is held any more.';
    provider.readConsent = fn(async () => {
      throw problem('NOT_FOUND', gone);
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This link was used/)).toBeVisible();
  },
};
