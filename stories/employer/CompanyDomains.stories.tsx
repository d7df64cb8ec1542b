import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CompanyDomains } from '../../resources/company-domains/CompanyDomains.tsx';
import type { CompanyDomain } from '../../schemas/companyDomain.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const domain = (name: string, more: Partial<CompanyDomain> = {}): CompanyDomain => ({
  ...{ id: `0198d2c4-0000-7000-8000-0000000000${name.length}`, domain: name, method: null, provedAt: null },
  ...{
    goodUntil: null,
    recordName: `_hireday.${name}`,
    recordValue: 'hireday-domain=dGhlIHRleHQgb2YgYSByZWNvcmQ',
  },
  ...{ lookup: null, checkedAt: null, letsIn: false, isTrial: false, ...more },
});

const proved = { method: 'DNS', provedAt: '2026-03-02T08:00:00Z', lookup: 'FOUND' } as const;

const removeCompanyDomain = fn(async () => undefined);
const updateCompanyDomain = fn(async () => domain('bakery.example', { letsIn: true }));
const checkCompanyDomain = fn(async () => domain('bakery.example'));
const addCompanyDomain = fn(async () => domain('bakery.example'));

const showing =
  (...domains: CompanyDomain[]) =>
  () => (
    <StoryAdmin
      viewer={{ role: 'EMPLOYER', isOwner: true }}
      dataProvider={{
        companyDomains: async () => domains,
        ...{ addCompanyDomain, removeCompanyDomain, updateCompanyDomain, checkCompanyDomain },
      }}
    >
      <CompanyDomains />
    </StoryAdmin>
  );

export default {
  component: CompanyDomains,
  title: 'Employer/Company domains',
  render: showing(),
} satisfies Meta<typeof CompanyDomains>;
type Story = StoryObj<typeof CompanyDomains>;

/** Nothing is entered yet; what is no domain is refused where it is typed. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Domain'), 'bakery.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add the domain' }));
    await waitFor(() => expect(addCompanyDomain).toHaveBeenCalledOnce());
  },
};

/** With its record, which was looked for in vain, and the switch for those who have an address there. */
export const NotProved: Story = {
  render: showing(domain('bakery.example', { lookup: 'MISSING', checkedAt: '2026-03-02T08:00:00Z' })),
  play: async ({ canvas, userEvent }) => {
    const record = within(await canvas.findByRole('region', { name: 'bakery.example by a DNS record' }));
    await expect(record.getByText('_hireday.bakery.example')).toBeVisible();
    await expect(record.getByText(/The record is not there yet/)).toBeVisible();
    await userEvent.click(record.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(checkCompanyDomain).toHaveBeenCalledOnce());
    await userEvent.click(
      canvas.getByRole('switch', { name: 'Let in everyone with an address at bakery.example' }),
    );
    await waitFor(() =>
      expect(updateCompanyDomain).toHaveBeenCalledWith(expect.objectContaining({ body: { letsIn: true } })),
    );
  },
};

/** One that stands, and one whose record is gone; taking one away says what follows. */
export const Proved: Story = {
  render: showing(
    domain('bakery.example', proved),
    domain('rolls.example', { ...proved, lookup: 'MISSING', goodUntil: '2099-03-02T08:00:00Z' }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/The record is gone/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take bakery.example away' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Take bakery.example away?' }));
    await expect(dialog.getByText(/another company can prove it/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(removeCompanyDomain).toHaveBeenCalledOnce());
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
