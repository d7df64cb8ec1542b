import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AddedPeople } from '../../resources/people/AddedPeople.tsx';
import { AddPersonButton } from '../../resources/people/AddPersonButton.tsx';
import type { AddedDifference } from '../../schemas/addedDifference.ts';
import type { AddedPerson, AddedPersonAnswer, AddedPersonForm } from '../../schemas/addedPerson.ts';
import type { PeopleBasisSettings } from '../../schemas/peopleBasis.ts';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import { findToast } from '../support/findToast.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const ada: AddedPerson = {
  ...{ id: '01930000-0000-7000-8000-000000000951', candidateEmail: 'ada@example.com' },
  ...{ candidateName: 'Ada Lovelace', headline: null, resumeFileName: null, referredBy: null },
  companyNote: 'Met at the fair in May.',
  ...{ basis: 'CONSENT', askedAt: '2026-11-20T09:00:00Z' },
  ...{ jobId: null, jobTitle: null, addedAt: '2026-11-20T09:00:00Z', endsAt: '2026-12-20T09:00:00Z' },
};

const added = (person: AddedPerson, outcome: AddedPersonAnswer['outcome'] = 'ADDED'): AddedPersonAnswer => ({
  ...{ outcome, person, personKey: person.candidateEmail, differs: [], considered: null },
});

const ground: PeopleBasisSettings = {
  ...{ basis: null, months: null, proposedBasis: 'CONSENT', proposedMonths: 24, country: 'ES', ending: 0 },
};

function addedInMemory() {
  let kept = [ada];
  return {
    addedPeople: fn(async () => kept),
    addedDifferences: fn(async (): Promise<AddedDifference[]> => []),
    myJobs: fn(async () => []),
    peopleBasis: fn(async () => ground),
    readAddedResume: fn(async () => ({
      ...{ candidateEmail: 'rae@example.com', candidateFirstName: 'Rae', candidateLastName: 'New' },
      ...{ candidatePhone: '+1 512 555 0100', candidateCity: 'Austin', candidateState: 'TX' },
      candidateCountry: 'US',
    })),
    addPerson: fn(async ({ body }: { body: AddedPersonForm }) => {
      const made = {
        ...{ ...ada, id: `${ada.id.slice(0, -1)}2`, candidateEmail: body.candidateEmail },
        ...{
          candidateName: `${body.candidateFirstName} ${body.candidateLastName}`,
          referredBy: body.referredBy,
        },
      };
      kept = [made, ...kept];
      return added(made);
    }),
    removeAddedPerson: fn(async ({ params }: { params: { id: string } }) => {
      kept = kept.filter(({ id }) => id !== params.id);
    }),
  };
}

let provider: ReturnType<typeof addedInMemory> & { answerDifferences?: unknown; keepPeopleLonger?: unknown };

export default {
  component: AddedPeople,
  title: 'Recruiter/AddedPeople',
  beforeEach: () => {
    provider = addedInMemory();
  },
  render: () => (
    <StoryAdmin dataProvider={provider} notification={<Toasts />}>
      <AddPersonButton />
      <AddedPeople />
    </StoryAdmin>
  ),
} satisfies Meta<typeof AddedPeople>;
type Story = StoryObj<typeof AddedPeople>;

const dialogOf = async (element: HTMLElement, name: string) =>
  within(await within(element.ownerDocument.body).findByRole('dialog', { name }));

export const AddingAReferral: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a person' }));
    const dialog = await dialogOf(canvasElement, 'Add a person');
    await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'rae@example.com');
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Rae');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'New');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Referred by/ }), 'Sam');
    await userEvent.click(dialog.getByRole('button', { name: 'Add and ask' }));
    await expect(await canvas.findByText('Referred, consent asked')).toBeVisible();
  },
};

/** A dropped resume fills in what it says, and leaves what was typed. */
export const FromAResume: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a person' }));
    const dialog = await dialogOf(canvasElement, 'Add a person');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Newman');
    await userEvent.upload(
      dialog.getByLabelText('Resume', { selector: 'input' }),
      new File(['Rae'], 'rae.txt'),
    );
    await expect(
      await dialog.findByText('Filled in from the resume. Check it before you ask.'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('rae@example.com');
    await expect(dialog.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Newman');
    await expect(dialog.getByRole('textbox', { name: /^City/ })).toHaveValue('Austin');
    await userEvent.click(dialog.getByRole('button', { name: 'Add and ask' }));
    await expect(await canvas.findByText('Rae Newman')).toBeVisible();
    await expect(provider.addPerson.mock.lastCall?.[0].body).toMatchObject({
      ...{ candidatePhone: '+1 512 555 0100', candidateCountry: 'US' },
    });
  },
};

/** Someone who is known already is joined, the recruiter is told what is asked about, and whether the job's list has them. */
export const SomeoneKnown: Story = {
  beforeEach: () => {
    provider = {
      ...addedInMemory(),
      peopleBasis: fn(async () => ({ ...ground, basis: 'POLICY' as const, months: 24 })),
      addPerson: fn(async () => ({
        ...added(ada, 'JOINED'),
        differs: ['PHONE' as const],
        considered: {
          ...{ candidateEmail: ada.candidateEmail, dailyCandidateId: null },
          reason: 'There is no resume to judge them by.',
        },
      })),
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a person' }));
    const dialog = await dialogOf(canvasElement, 'Add a person');
    await expect(await dialog.findByText(/No mail goes out/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail/ }), ada.candidateEmail);
    await userEvent.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Ada');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Lovelace');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await findToast('Ada Lovelace is not on the list of the job: There is no resume to judge them by.');
    await findToast(
      'Ada Lovelace is among your people already. One value differs: say above the list which is right.',
    );
  },
};

/** People who are erased soon are kept longer by one press. */
export const EndingSoon: Story = {
  beforeEach: () => {
    let ending = 12;
    provider = {
      ...addedInMemory(),
      peopleBasis: fn(async () => ({ ...ground, basis: 'POLICY' as const, months: 24, ending })),
      keepPeopleLonger: fn(async () => {
        const kept = ending;
        ending = 0;
        return { kept, endsAt: '2028-11-20T09:00:00Z' };
      }),
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('12 of your people are erased within 30 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep them longer' }));
    await waitFor(() => expect(canvas.queryByText(/erased within/)).toBeNull());
  },
};

export const Erasing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase Ada Lovelace' }));
    const asked = await dialogOf(canvasElement, 'Erase Ada Lovelace?');
    await userEvent.click(asked.getByRole('button', { name: 'Erase' }));
    await expect(canvas.queryByText('Ada Lovelace')).toBeNull();
  },
};

/** Values of a later file that differ are taken or refused, one by one or all at once. */
export const WhatDiffers: Story = {
  beforeEach: () => {
    let open: AddedDifference[] = [
      {
        ...{ id: '01930000-0000-7000-8000-000000000961', importId: null, about: 'PHONE' },
        ...{ candidateEmail: ada.candidateEmail, candidateName: ada.candidateName },
        ...{ before: '+1 512 555 0100', after: '+1 512 555 0199' },
      },
      {
        ...{ id: '01930000-0000-7000-8000-000000000962', importId: null, about: 'RESUME' },
        ...{ candidateEmail: ada.candidateEmail, candidateName: ada.candidateName },
        ...{ before: 'Ada.pdf', after: 'Ada 2026.pdf' },
      },
    ];
    provider = {
      ...addedInMemory(),
      addedDifferences: fn(async () => open),
      answerDifferences: fn(async ({ body }: { body: { ids: string[] } }) => {
        open = open.filter(({ id }) => !body.ids.includes(id));
      }),
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You have: +1 512 555 0100')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the new Phone of Ada Lovelace' }));
    await expect(await canvas.findByRole('heading', { name: 'One value differs' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the Resume of Ada Lovelace you have' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /differ/ })).toBeNull());
  },
};
