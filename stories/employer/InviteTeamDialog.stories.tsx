import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { InviteTeamDialog } from '../../resources/team-invitations/InviteTeamDialog.tsx';
import type { TeamInvitation } from '../../schemas/teamInvitation.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const invitation = (invitedEmail: string, more: Partial<TeamInvitation> = {}): TeamInvitation => ({
  ...{ id: invitedEmail, invitedEmail, role: 'RECRUITER' },
  ...{ sentAt: '2026-11-20T09:00:00Z', expiresAt: '2099-11-27T09:00:00Z', ...more },
});

function invitationsInMemory(...told: TeamInvitation[]) {
  let kept = told;
  return {
    teamInvitations: fn(async () => kept),
    inviteTeam: fn(async ({ body }: { body: { emails: string[] } }) => {
      const sent = body.emails.map((email) => invitation(email));
      kept = [...sent, ...kept];
      return sent;
    }),
    resendTeamInvitation: fn(async () => kept[0]),
    revokeTeamInvitation: fn(async ({ params }: { params: { id: string } }) => {
      kept = kept.filter(({ id }) => id !== params.id);
    }),
  };
}

let provider: ReturnType<typeof invitationsInMemory>;

export default {
  component: InviteTeamDialog,
  title: 'Employer/InviteTeamDialog',
  args: { inviteAs: 'RECRUITER', onClose: fn() },
  beforeEach: () => {
    provider = invitationsInMemory(
      invitation('kim@corner-bakery.example'),
      invitation('old@elsewhere.example', { expiresAt: '2026-11-02T09:00:00Z' }),
    );
  },
  render: (args) => (
    <StoryAdmin viewer={{ role: 'EMPLOYER', isOwner: true }} dataProvider={provider}>
      <InviteTeamDialog {...args} />
    </StoryAdmin>
  ),
} satisfies Meta<typeof InviteTeamDialog>;
type Story = StoryObj<typeof InviteTeamDialog>;

const dialogOf = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name: 'Invite recruiters' }));

/** Several addresses at once, however they are parted. */
export const Inviting: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const field = dialog.getByRole('textbox', { name: 'E-mail addresses' });
    await userEvent.type(field, 'sam@elsewhere.example, robin@elsewhere.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the invitations' }));
    await expect(await dialog.findByText('robin@elsewhere.example')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** Each problem is said with the address it is about, before and after asking the server. */
export const Refused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    const field = dialog.getByRole('textbox', { name: 'E-mail addresses' });
    const send = dialog.getByRole('button', { name: 'Send the invitations' });
    await userEvent.type(field, 'sam@elsewhere.example dana');
    await userEvent.click(send);
    await expect(await dialog.findByText(/^dana: Enter an e-mail address/)).toBeVisible();
    await expect(provider.inviteTeam).not.toHaveBeenCalled();
    const sentence = 'They recruit for you already.';
    provider.inviteTeam.mockRejectedValueOnce(problem('INVALID_FIELDS', sentence, { 'emails.1': sentence }));
    await userEvent.type(field, '@corner-bakery.example');
    await userEvent.click(send);
    await expect(
      await dialog.findByText('dana@corner-bakery.example: They recruit for you already.'),
    ).toBeVisible();
  },
};

export const SendingAgainAndTakingBack: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText('The link is too old; send it again.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send again to old@elsewhere.example' }));
    await waitFor(() => expect(provider.resendTeamInvitation).toHaveBeenCalledOnce());
    await userEvent.click(
      dialog.getByRole('button', { name: 'Take back the invitation of kim@corner-bakery.example' }),
    );
    await waitFor(() => expect(dialog.queryByText('kim@corner-bakery.example')).toBeNull());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await dialog.findByText('kim@corner-bakery.example');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
