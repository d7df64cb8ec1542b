import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { GuestsDialog } from '../../resources/guests/GuestsDialog.tsx';
import type { JobGuest, JobGuestFields } from '../../schemas/guest.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const gale: JobGuest = {
  ...{ id: '01930000-0000-7000-8000-000000000501', guestName: 'Gale Ortiz' },
  ...{ guestEmail: 'gale@elsewhere.example', invitedAt: '2026-11-20T09:00:00Z', lastVisitAt: null },
};

function guestsInMemory(...told: JobGuest[]) {
  let kept = told;
  return {
    jobGuests: fn(async () => kept),
    inviteGuest: fn(async ({ body }: { body: JobGuestFields }) => {
      const guest = { ...gale, ...body, id: `${gale.id.slice(0, -1)}${kept.length + 2}` };
      kept = [...kept, guest];
      return guest;
    }),
    removeGuest: fn(async ({ params }: { params: { guestId: string } }) => {
      kept = kept.filter(({ id }) => id !== params.guestId);
    }),
  };
}

let provider: ReturnType<typeof guestsInMemory>;

export default {
  component: GuestsDialog,
  title: 'Guests/GuestsDialog',
  args: { jobId: '01930000-0000-7000-8000-000000000500', canInvite: true, onClose: fn() },
  beforeEach: () => {
    provider = guestsInMemory(gale);
  },
  render: (args) => (
    <StoryAdmin dataProvider={provider}>
      <GuestsDialog {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof GuestsDialog>;
type Story = StoryObj<typeof GuestsDialog>;

const dialogOf = async (element: HTMLElement, name = 'Guests of this job') =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name }));

export const Inviting: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Robin Vale');
    await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'robin@elsewhere.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await expect(await dialog.findByText(/robin@elsewhere\.example/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(''));
  },
};

/** Someone who cannot be a guest is named at the address. */
export const Refused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const sentence = 'They applied for this job themselves.';
    provider.inviteGuest.mockRejectedValueOnce(problem('INVALID_FIELDS', sentence, { guestEmail: sentence }));
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Ana Silva');
    await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'ana@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }));
    await expect(await dialog.findByText(sentence)).toBeVisible();
  },
};

export const Removing: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Gale Ortiz' }));
    const asked = await dialogOf(canvasElement, 'Remove Gale Ortiz?');
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText('Nobody is invited yet.')).toBeVisible();
  },
};

/** An employer sees who is asked, and invites nobody. */
export const ReadOnly: Story = {
  args: { canInvite: false },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await dialog.findByText('Gale Ortiz');
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};
