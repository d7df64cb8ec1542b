import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findToast } from '../support/findToast.ts';
import { refusal, StoryApp } from '../support/StoryApp.tsx';
import {
  asked,
  daysFromToday,
  sampleInvoice,
  sampleSubscription,
  subscriptionInMemory,
} from '../support/subscriptionInMemory.ts';
import { tellPage } from '../support/tellPage.ts';

const at = '/dashboard/recruiter/subscription/';
const dateWords = (days: number) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(daysFromToday(days)));

const meta = {
  title: 'Subscription/SubscriptionPage',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { at, api: {}, isSignedIn: true },
  beforeEach: () => {
    asked.mockReset();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing bought: what there is, by the month and by the year with what that saves, and the way to buy. */
export const NothingBought: Story = {
  args: { at: `${at}?next=%2Fdashboard%2Frecruiter%2Fjobs%2F`, api: subscriptionInMemory({}) },
  play: async ({ canvas, userEvent }) => {
    // The first scene loads the whole app.
    await expect(await canvas.findByText('$99 a month')).toBeVisible();
    await expect(await canvas.findByText('Nothing was charged yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yearly' }));
    await expect(canvas.getByText('$990 a year')).toBeVisible();
    await expect(canvas.getByText('You save $198 a year')).toBeVisible();
    const buy = canvas.getByRole('link', { name: 'Buy Desk' });
    await expect(buy).toHaveAttribute(
      'href',
      '/dashboard/recruiter/subscription/payment/?plan=recruiter-year&next=%2Fdashboard%2Frecruiter%2Fjobs%2F',
    );
  },
};

const firstList = { name: 'See your first list without a plan' };

/** A company that has seen no list yet may see one before it pays: a recruiter chooses the job. */
export const FirstListForRecruiter: Story = {
  args: { api: subscriptionInMemory({ firstList: 'AVAILABLE' }) },
  play: async ({ canvas }) => {
    const offer = within(await canvas.findByRole('region', firstList));
    await expect(
      offer.getByText(/^Once for each company, without a card: the job opens for 7 days/),
    ).toBeVisible();
    await expect(offer.getByRole('link', { name: 'Choose the job to open' })).toHaveAttribute(
      'href',
      '/dashboard/recruiter/jobs/',
    );
    await expect(canvas.getByRole('link', { name: 'Buy Desk' })).toBeVisible();
  },
};

/** An administrator who recruits as well opens it as a recruiter. */
export const FirstListForBothAreas: Story = {
  args: {
    at: '/dashboard/employer/subscription/',
    api: {
      ...subscriptionInMemory({
        ...{ role: 'EMPLOYER', roles: ['EMPLOYER', 'RECRUITER'], firstList: 'AVAILABLE' },
      }),
      'POST /auth/switch': ({ body }) => {
        asked('switch', body);
        return refusal('NOT_FOUND', 'You do not recruit any more.');
      },
    },
  },
  parameters: { expectedConsole: [/do not recruit any more/] },
  play: async ({ canvas, userEvent }) => {
    const offer = within(await canvas.findByRole('region', firstList));
    await userEvent.click(offer.getByRole('button', { name: 'Switch to recruiting' }));
    await findToast('You do not recruit any more.');
    await expect(asked.mock.calls).toEqual([['switch', { role: 'RECRUITER' }]]);
  },
};

/** One who does not recruit reads who can, and may begin to. */
export const FirstListForEmployer: Story = {
  args: {
    at: '/dashboard/employer/subscription/',
    api: {
      ...subscriptionInMemory({ role: 'EMPLOYER', firstList: 'AVAILABLE' }),
      'GET /administrators': () => [],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const offer = within(await canvas.findByRole('region', firstList));
    await expect(
      offer.getByText(/^A recruiter of yours can open one job for 7 days without a card/),
    ).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: 'Recruit yourself' }));
    await expect(await screen.findByRole('dialog', { name: 'Recruit yourself' })).toBeVisible();
  },
};

/** An administrator is told how many would fit before anything is bought or written, in a place or anywhere. */
export const FitsForEmployer: Story = {
  args: {
    at: '/dashboard/employer/subscription/',
    api: {
      ...subscriptionInMemory({ role: 'EMPLOYER' }),
      'POST /jobs/expected-fits': ({ body }) => {
        asked('fits', body);
        const about = Array.isArray(body.criteria) && body.criteria.length > 0 ? null : 1200;
        const people = { about, least: about ?? 0, most: about ?? 9 };
        return { pending: false, pool: people, good: people, partial: people, mustHaves: [], notCounted: [] };
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'How many people would fit?' }));
    await userEvent.type(part.getByRole('textbox', { name: 'Job title' }), 'Oven Builder');
    await expect(
      await part.findByText('About 1,200 people looking for work would fit this title.'),
    ).toBeVisible();
    await userEvent.type(part.getByRole('textbox', { name: 'Place' }), 'Reno, NV');
    await expect(
      await part.findByText('Fewer than ten people looking for work would fit this title in Reno, NV.'),
    ).toBeVisible();
    await expect(asked.mock.lastCall).toEqual([
      'fits',
      {
        title: 'Oven Builder',
        description: '',
        criteria: [{ name: 'Reno, NV', importance: 'MUST_HAVE' }],
      },
    ]);
  },
};

/** Where it cannot be said, that is said. */
export const FitsAway: Story = {
  args: {
    at: '/dashboard/employer/subscription/',
    api: {
      ...subscriptionInMemory({ role: 'EMPLOYER' }),
      'POST /jobs/expected-fits': () => refusal('BUSY', 'Too much is going on.'),
    },
  },
  parameters: { expectedConsole: [/Too much is going on/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Job title' }), 'Oven Builder');
    await expect(await canvas.findByText('It cannot be said just now. Try again in a moment.')).toBeVisible();
  },
};

/** A company that has had its list, or is known by no domain of its own, is offered none. */
export const FirstListHad: Story = {
  args: { api: subscriptionInMemory({ firstList: 'TAKEN' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buy Desk' })).toBeVisible();
    await expect(canvas.queryByRole('region', firstList)).toBeNull();
  },
};

/** Where nobody takes payments the plan is shown, and said to be not for sale. */
export const PaymentsOff: Story = {
  args: { api: subscriptionInMemory({}) },
  beforeEach: () => tellPage({ noPayments: true, supportEmail: 'help@hireday.example' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Plans cannot be bought here yet')).toBeVisible();
    await expect(canvas.getByText(/Write to help@hireday.example/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Buy/ })).toBeNull();
  },
};

/** A payment that was begun is named, and goes on with the plan that was chosen. */
export const Unfinished: Story = {
  args: {
    api: subscriptionInMemory({
      newest: sampleSubscription({
        planId: 'recruiter-year',
        status: 'INCOMPLETE',
        active: false,
        currentPeriodEnd: null,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/started to pay and did not finish/)).toBeVisible();
    await expect(canvas.getByText('$990 a year')).toBeVisible();
  },
};

/** Canceling says until when everything works; keeping it takes that back. */
export const CancelAndKeep: Story = {
  args: { api: subscriptionInMemory({ newest: sampleSubscription(), invoices: [sampleInvoice()] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(`Paid until ${dateWords(15)}.`, { exact: false })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open invoice HD-0001' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your plan?' }));
    await expect(dialog.getByText(/Everything keeps working until/)).toHaveTextContent(dateWords(15));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    await expect(await canvas.findByText('Ends soon')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my plan' }));
    await findToast('Your plan goes on.');
    await expect(await canvas.findByText('Active')).toBeVisible();
    await expect(asked.mock.calls.map(([call]) => call)).toEqual(['cancel', 'resume']);
  },
};

/** Escape and "Keep my plan" leave everything as it is. */
export const CancelThoughtBetterOf: Story = {
  args: { api: subscriptionInMemory({ newest: sampleSubscription() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel plan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** To the yearly plan: what is charged today is said before. */
export const ChangePlan: Story = {
  args: { api: subscriptionInMemory({ newest: sampleSubscription() }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change to yearly' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to Desk, yearly?' }));
    await waitFor(() => expect(dialog.getByText('To pay now, about')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Pay and change' }));
    await findToast('Your plan is now Desk, yearly.');
    await expect(asked).toHaveBeenCalledWith('plan', { planId: 'recruiter-year' });
    await expect(await canvas.findByRole('button', { name: 'Change to monthly' })).toBeVisible();
  },
};

/** A failed renewal: what it means and the way to pay again. */
export const PastDue: Story = {
  args: {
    api: subscriptionInMemory({
      newest: sampleSubscription({
        status: 'PAST_DUE',
        active: false,
        currentPeriodEnd: daysFromToday(-2),
      }),
      invoices: [sampleInvoice({ id: 'in_2', number: 'HD-0002', status: 'OPEN' }), sampleInvoice()],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The last payment did not go through' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/dashboard/recruiter/subscription/payment/?plan=recruiter-month',
    );
    await expect(await canvas.findByText('To be paid')).toBeVisible();
  },
};

/** The employer pays: nothing to buy. */
export const EmployerCovers: Story = {
  args: {
    api: subscriptionInMemory({
      newest: sampleSubscription({ planId: 'employer-year', payer: 'EMPLOYER' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "Your employer's plan covers you" }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Buy/ })).toBeNull();
  },
};

/** The employer's payment is overdue: the recruiter reads why, and can buy a plan of their own. */
export const EmployerOwes: Story = {
  args: {
    api: subscriptionInMemory({
      newest: sampleSubscription({
        planId: 'employer-month',
        payer: 'EMPLOYER',
        status: 'PAST_DUE',
        active: false,
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/its last payment did not go through/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Desk' })).toBeVisible();
  },
};

/** A recruiter whom the employer has not let in reads nothing of plans. */
export const NotLetIn: Story = {
  args: { api: subscriptionInMemory({ recruiterStatus: 'PENDING' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Until then you can keep your profile up to date\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Buy/ })).toBeNull();
  },
};

/** A plan that has ended is offered again. */
export const Ended: Story = {
  args: {
    at: '/dashboard/candidate/subscription/',
    api: subscriptionInMemory({
      role: 'CANDIDATE',
      newest: sampleSubscription({
        planId: 'candidate-month',
        status: 'CANCELED',
        active: false,
        currentPeriodEnd: daysFromToday(-3),
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`It ended on ${dateWords(-3)}.`, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Picked' })).toBeVisible();
  },
};

/** A free period is said to be one. */
export const Given: Story = {
  args: {
    at: '/dashboard/candidate/subscription/',
    api: subscriptionInMemory({
      role: 'CANDIDATE',
      newest: sampleSubscription({ planId: 'complimentary' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Free period')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  },
};

/** The promises the guarantee watches, and the credits it gave. */
export const Guaranteed: Story = {
  args: {
    at: '/dashboard/employer/subscription/',
    api: subscriptionInMemory({
      role: 'EMPLOYER',
      newest: sampleSubscription({ planId: 'employer-year' }),
      guarantee: {
        credits: [
          {
            id: '019a0000-0000-7000-8000-0000000000c1',
            reason: 'NO_GOOD_CANDIDATE',
            jobId: null,
            jobTitle: 'Night Baker',
            applicationId: null,
            periodStart: daysFromToday(-45),
            periodEnd: daysFromToday(-15),
            amount: 290,
            currency: 'USD',
            status: 'CREDITED',
            createdAt: daysFromToday(-20),
          },
        ],
        watched: Array.from({ length: 7 }, (_, index) => ({
          reason: 'LATE_ANSWER' as const,
          jobId: null,
          jobTitle: `Pastry Chef ${index + 1}`,
          applicationId: `application-${index}`,
          dueOn: daysFromToday(index + 1).slice(0, 10),
          dueAt: daysFromToday(index + 2),
          undecided: 0,
        })),
        leftOut: [
          { jobId: '019a0000-0000-7000-8000-0000000000c2', jobTitle: 'Lunar Falconer', why: 'NO_NUMBER' },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$290 off your next payments')).toBeVisible();
    await expect(canvas.getByText(/^Pastry Chef 1: an answer is promised by/)).toBeVisible();
    await expect(canvas.getByText('and 2 more')).toBeVisible();
    await expect(canvas.getByText(/^Lunar Falconer: this job does not count, because/)).toBeVisible();
  },
};

export const Phone: Story = {
  ...CancelThoughtBetterOf,
  globals: { viewport: { value: 'mobile1' } },
  args: { api: subscriptionInMemory({ newest: sampleSubscription(), invoices: [sampleInvoice()] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open invoice HD-0001' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
