import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MachinesPage } from '../../resources/machines/MachinesPage.tsx';
import type { MachineKey, MachineKeyFields } from '../../schemas/machineKey.ts';
import type { Webhook, WebhookDelivery } from '../../schemas/webhook.ts';
import { problem } from '../support/jobsInMemory.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const payroll: MachineKey = {
  ...{ id: '01930000-0000-7000-8000-000000000601', name: 'Payroll', recruiterEmail: null },
  ...{ scopes: ['applications:read', 'people:read'], expiresOn: null, prefix: 'hd_live_x7Qa' },
  madeByEmail: 'boss@bakery.example',
  ...{ createdAt: '2026-10-01T09:00:00Z', lastUsedAt: '2026-11-20T09:00:00Z', revokedAt: null },
};
const old: MachineKey = {
  ...{ ...payroll, id: '01930000-0000-7000-8000-000000000602', name: 'Careers page', prefix: 'hd_live_b3Zk' },
  ...{ scopes: ['jobs:read'], lastUsedAt: null, revokedAt: '2026-11-01T09:00:00Z' },
};
const secret = `hd_live_${'x7Qa'.repeat(10)}abc`;

const webhook: Webhook = {
  ...{ id: '01930000-0000-7000-8000-000000000701', url: 'https://payroll.example/hireday' },
  ...{ events: ['application.hired', 'offer.answered'], isOn: true, failingSince: null },
  ...{ createdAt: '2026-10-01T09:00:00Z', updatedAt: '2026-10-01T09:00:00Z' },
};
const failed: WebhookDelivery = {
  ...{ id: '01930000-0000-7000-8000-000000000801', type: 'offer.answered', data: {} },
  ...{ status: 'FAILED', tries: 10, answerStatus: 500, problem: null, nextAt: null },
  ...{ createdAt: '2026-11-20T09:00:00Z', lastTriedAt: '2026-11-23T09:00:00Z' },
};

function keysInMemory(...told: MachineKey[]) {
  let kept = told;
  let webhooks = [webhook];
  // The rows are keys; react-admin leaves open of what type.
  const getList: ReturnType<typeof fn> = fn(async () => ({ data: [...kept], total: kept.length }));
  return {
    getList,
    webhooks: fn(async () => webhooks),
    createWebhook: fn(async ({ body }: { body: Pick<Webhook, 'url' | 'events'> }) => {
      const made = { ...webhook, ...body, id: `${webhook.id.slice(0, -1)}9` };
      webhooks = [made, ...webhooks];
      return { ...made, secret: 'whsec_x7Qa' };
    }),
    updateWebhook: fn(async ({ body }: { body: Partial<Webhook> }) => {
      webhooks = webhooks.map((one) => ({ ...one, ...body }));
      return webhooks[0];
    }),
    deleteWebhook: fn(async () => {
      webhooks = [];
    }),
    webhookDeliveries: fn(async () => [failed]),
    replayWebhookDelivery: fn(async () => ({ ...failed, status: 'PENDING', tries: 0 })),
    myRecruiters: fn(async () => [
      {
        ...{ recruiterEmail: 'sam@tideline.example', recruiterFirstName: 'Sam' },
        recruiterLastName: 'Okoye',
      },
    ]),
    createMachineKey: fn(async ({ body }: { body: MachineKeyFields }) => {
      const made = { ...payroll, ...body, id: `${payroll.id.slice(0, -1)}9`, lastUsedAt: null };
      kept = [made, ...kept];
      return { ...made, secret };
    }),
    revokeMachineKey: fn(async ({ params }: { params: { id: string } }) => {
      kept = kept.map((one) => (one.id === params.id ? { ...one, revokedAt: payroll.createdAt } : one));
    }),
  };
}

let provider: ReturnType<typeof keysInMemory>;

export default {
  component: MachinesPage,
  title: 'Employer/MachinesPage',
  beforeEach: () => {
    provider = keysInMemory(payroll, old);
  },
  render: () => (
    <StoryAdmin viewer={{ role: 'EMPLOYER', isOwner: true }} dataProvider={provider}>
      <Typography id="react-admin-title" component="h1" variant="h2" sx={{ mb: 2, minHeight: 30 }} />
      <MachinesPage />
    </StoryAdmin>
  ),
} satisfies Meta<typeof MachinesPage>;
type Story = StoryObj<typeof MachinesPage>;

const dialogOf = async (element: HTMLElement, name: string) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Applications (read), People (read)')).toBeVisible();
    await expect(canvas.getByText('Revoked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revoke Careers page' })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    provider = keysInMemory();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No keys yet' })).toBeVisible();
  },
};

/** The secret is shown once, and only what the recruiter may do can be chosen. */
export const Making: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }));
    const dialog = await dialogOf(canvasElement, 'New key');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Requisitions');
    await expect(dialog.getByRole('checkbox', { name: 'Applications: may write' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company and recruiters: may read' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Acts for/ }));
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('listbox'));
    await userEvent.click(await menu.findByRole('option', { name: 'Sam Okoye' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Jobs: may write' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
    const shown = await dialogOf(canvasElement, 'The key “Requisitions”');
    await expect(await shown.findByRole('textbox', { name: 'Secret key' })).toHaveValue(secret);
    await expect(provider.createMachineKey).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          recruiterEmail: 'sam@tideline.example',
          scopes: ['company:read', 'jobs:write'],
        }),
      }),
    );
    await userEvent.click(shown.getByRole('button', { name: 'I have copied it' }));
    await expect(await canvas.findByText('Requisitions')).toBeVisible();
  },
};

/** The refusal of one field stands at it. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sentence = 'This day is past.';
    provider.createMachineKey.mockRejectedValueOnce(
      problem('INVALID_FIELDS', sentence, { expiresOn: sentence }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'New key' }));
    const dialog = await dialogOf(canvasElement, 'New key');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Payroll');
    await userEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
    await expect(await dialog.findByText('Choose at least one scope.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Jobs: may read' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
    await expect(await dialog.findByText(sentence)).toBeVisible();
  },
};

export const Revoking: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Payroll' }));
    const asked = await dialogOf(canvasElement, 'Revoke Payroll?');
    await userEvent.click(asked.getByRole('button', { name: 'Revoke' }));
    await expect(await canvas.findAllByText('Revoked')).toHaveLength(2);
  },
};

/** The secret of a new webhook is shown once. */
export const MakingAWebhook: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New webhook' }));
    const dialog = await dialogOf(canvasElement, 'New webhook');
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Address/ }),
      'https://careers.example/hireday',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Someone applied' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Make the webhook' }));
    const shown = await dialogOf(canvasElement, 'The webhook is on');
    await expect(await shown.findByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_x7Qa');
    await userEvent.click(shown.getByRole('button', { name: 'I have copied it' }));
    await expect(await canvas.findByText('https://careers.example/hireday')).toBeVisible();
  },
};

/** The delivery waits again as soon as it is sent once more. */
export const ReadingTheLog: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Log of/ }));
    const log = await dialogOf(canvasElement, 'Log');
    await expect(await log.findByText(/Answer 500/)).toBeVisible();
    await userEvent.click(log.getByRole('button', { name: 'Send again' }));
    await expect(await log.findByText('Waiting')).toBeVisible();
  },
};

export const SwitchingOffAndDeleting: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change https/ }));
    const dialog = await dialogOf(canvasElement, 'Change the webhook');
    await userEvent.click(dialog.getByRole('switch', { name: 'On' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Change https/ }));
    const again = await dialogOf(canvasElement, 'Change the webhook');
    await userEvent.click(again.getByRole('button', { name: 'Delete' }));
    const asked = await dialogOf(canvasElement, 'Delete the webhook?');
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('No program is told of anything yet.')).toBeVisible();
  },
};
