import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AgreementDialog } from '../../src/app/shell/agreement/AgreementDialog.tsx';
import { refusal, type StoryApi, StoryApp } from '../support/StoryApp.tsx';
import { sampleCandidate, sampleUser } from '../support/samplePeople.ts';
import { emptyCandidateStats } from '../support/sampleStats.ts';

const ada = 'ada@mail.example';
const emptyList = () => new Response('[]', { headers: { 'content-range': 'items */0' } });
const agree = fn();

const api: StoryApi = {
  'GET /subscriptions/active': () => ({ active: false }),
  'GET /users/me': () => ({ ...sampleUser('CANDIDATE', ada), agreementsDue: ['TERMS', 'PRIVACY'] }),
  'GET /legal-documents': () => [
    { name: 'TERMS', version: '3', date: '2026-01-01' },
    { name: 'PRIVACY', version: '2', date: '2026-01-01' },
  ],
  'POST /users/me/consents': ({ body }) => agree(body),
  [`GET /candidates/${ada}`]: () => sampleCandidate(),
  'GET /invitations': emptyList,
  'GET /candidate-applications': emptyList,
  'GET /jobs': emptyList,
  'GET /daily-candidates/candidate/me': emptyList,
  'GET /stats/candidate/me': () => emptyCandidateStats,
};

export default {
  component: AgreementDialog,
  title: 'Layouts/Agreement',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void agree.mockReset(),
  render: () => <StoryApp at="/dashboard/candidate/" api={api} isSignedIn />,
} satisfies Meta<typeof AgreementDialog>;
type Story = StoryObj<typeof AgreementDialog>;

const dialog = () => screen.findByRole('dialog', { name: 'Please read this before you go on' });

/** Can be pressed once it is known which versions are in force. */
const agreeButton = async () => {
  const button = screen.getByRole('button', { name: 'I agree' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

/** Texts that have changed are read in a tab of their own; the page goes on once one agrees. */
export const TextsHaveChanged: Story = {
  play: async ({ userEvent }) => {
    await dialog();
    await expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await dialog();
    await userEvent.click(await agreeButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(agree).toHaveBeenCalledWith({ termsVersion: '3', privacyVersion: '2' });
  },
};

/** A text that changed once more while it was read is not agreed to unseen. */
export const ChangedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    const changed = 'This text has changed meanwhile. Load the page again and read it.';
    agree.mockReturnValueOnce(refusal('INVALID_FIELDS', changed, { termsVersion: changed }));
    await dialog();
    await userEvent.click(await agreeButton());
    await expect(await screen.findByText(changed)).toBeVisible();
    await dialog();
  },
};

/** Nobody has to agree to take their data along. */
export const LeavesInstead: Story = {
  play: async ({ userEvent }) => {
    await dialog();
    await userEvent.click(screen.getByRole('link', { name: 'To your profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { level: 1, name: /./ });
  },
};
