import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Administrators } from '../../resources/administrators/Administrators.tsx';
import type { Administrator } from '../../schemas/administrator.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const administrator = (id: string, more: Partial<Administrator> = {}): Administrator => ({
  ...{ id, administratorEmail: id, administratorFirstName: null, administratorLastName: null },
  ...{ isOwner: false, createdAt: '2026-01-01T08:00:00Z', lastSignInAt: null, keysCount: 0, ...more },
});

const removeAdministrator = fn(async () => undefined);

export default {
  component: Administrators,
  title: 'Employer/Administrators',
  render: () => (
    <StoryAdmin
      viewer={{ role: 'EMPLOYER', isOwner: true }}
      dataProvider={{
        administrators: async () => [
          administrator('boss@bakery.example', { isOwner: true, lastSignInAt: '2026-11-20T09:00:00Z' }),
          administrator('ada.okafor@bakery.example', {
            ...{ administratorFirstName: 'Ada', administratorLastName: 'Okafor', keysCount: 2 },
          }),
        ],
        removeAdministrator,
      }}
    >
      <Administrators />
    </StoryAdmin>
  ),
} satisfies Meta<typeof Administrators>;
type Story = StoryObj<typeof Administrators>;

/** Removing someone says what becomes of their account and of the keys they made. */
export const Removing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Owner')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada Okafor' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Remove Ada Okafor?' }));
    await expect(dialog.getByText(/2 keys they made go on working/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removeAdministrator).toHaveBeenCalledOnce());
  },
};
