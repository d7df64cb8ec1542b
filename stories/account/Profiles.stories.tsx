import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Candidate } from '../../schemas/candidate.ts';
import { HiddenFrom } from '../../schemas/hiddenFrom.ts';
import { JobPreferences } from '../../schemas/jobPreferences.ts';
import { draftKey } from '../../src/client/drafts.ts';
import { factsInMemory } from '../support/factsInMemory.ts';
import { findToast } from '../support/findToast.ts';
import { refusal, type StoryApi, StoryApp, signedIn } from '../support/StoryApp.tsx';
import { sampleCandidate, sampleEmployer, sampleRecruiter, sampleUser } from '../support/samplePeople.ts';
import { nothingUnused } from '../support/subscriptionInMemory.ts';
import { waysInInMemory } from '../support/waysInInMemory.ts';

const asked = fn();
const ada = 'ada@mail.example';
const rita = 'rita@mail.example';
const fjord = 'people@fjord.example';

const own: StoryApi = {
  'GET /subscriptions/active': () => ({ active: false }),
  'GET /resumes': () => [],
  ...waysInInMemory(),
  // The search for jobs may still be on its way when the person is gone.
  'GET /jobs': () => [],
  'POST /auth/change-password': ({ body }) =>
    body.currentPassword === 'right'
      ? signedIn()
      : refusal('INVALID_FIELDS', 'Wrong.', { currentPassword: 'This is not your password.' }),
  'POST /auth/confirm-password': ({ body }) =>
    body.password === 'right'
      ? { confirmationToken: 'sure', expiresAt: signedIn().expiresAt }
      : refusal('INVALID_FIELDS', 'Wrong.', { password: 'This is not your password.' }),
};

/** A candidate whose changes are kept. */
function candidateApi(told: Partial<Candidate> = {}): StoryApi {
  let candidate = sampleCandidate(told);
  let hiddenFrom: HiddenFrom = { companies: ['Sterling Hospital'] };
  let preferences = JobPreferences.parse({});
  const facts = factsInMemory();
  const change = (more: object) => {
    asked(more);
    candidate = { ...candidate, ...more };
    return candidate;
  };
  return {
    ...own,
    'GET /users/me': () => sampleUser('CANDIDATE', ada),
    'GET /invitations': () => [],
    [`GET /candidates/${ada}`]: () => candidate,
    [`PUT /candidates/${ada}`]: ({ body: { resume, ...fields } }) => {
      if (resume instanceof File && resume.name.startsWith('scan')) {
        const message = 'The file has no readable text, as in a scan or a photo.';
        return refusal('INVALID_FIELDS', message, { resume: message });
      }
      const flags = 'openToWork' in fields ? { openToWork: fields.openToWork === 'true' } : {};
      return change({ ...fields, ...flags, ...(resume instanceof File && { resumeFileName: resume.name }) });
    },
    [`GET /candidates/${ada}/job-preferences`]: () => preferences,
    [`PUT /candidates/${ada}/job-preferences`]: ({ body }) => {
      preferences = JobPreferences.parse(body);
      return preferences;
    },
    [`GET /candidates/${ada}/hidden-from`]: () => hiddenFrom,
    [`PUT /candidates/${ada}/hidden-from`]: ({ body }) => {
      hiddenFrom = HiddenFrom.parse(body);
      return hiddenFrom;
    },
    [`GET /candidates/${ada}/facts`]: () => facts.read(),
    [`PATCH /candidates/${ada}/facts`]: ({ body }) => {
      facts.correct(body);
      const { headline, skills, yearsOfExperience, ...lists } = body;
      const plain = JSON.parse(JSON.stringify({ headline, skills, yearsOfExperience }));
      asked(lists);
      return change({
        ...plain,
        correctedFacts: Object.keys(body).filter((key) => body[key] !== null),
      });
    },
    [`DELETE /candidates/${ada}`]: ({ url }) => {
      asked(url);
      return undefined;
    },
  };
}

const recruiterApi = (status: 'PENDING' | 'SUSPENDED' | 'ACTIVE'): StoryApi => ({
  ...own,
  'GET /users/me': () => sampleUser('RECRUITER', rita),
  [`GET /recruiters/${rita}`]: () => sampleRecruiter({ status }),
  [`PUT /recruiters/${rita}`]: ({ body }) => sampleRecruiter({ ...body, status }),
});

/** A recruiter who is suspended at the moment the jobs are asked for. */
function suspendedMeanwhile(): StoryApi {
  let status: 'ACTIVE' | 'SUSPENDED' = 'ACTIVE';
  return {
    ...recruiterApi('ACTIVE'),
    [`GET /recruiters/${rita}`]: () => sampleRecruiter({ status }),
    'GET /jobs/recruiter/me': () => {
      status = 'SUSPENDED';
      return refusal('RECRUITER_NOT_ACTIVE', 'Your employer has suspended your account.');
    },
  };
}

const employerApi: StoryApi = {
  ...own,
  'GET /users/me': () => sampleUser('EMPLOYER', fjord),
  [`GET /employers/${fjord}`]: () => sampleEmployer(),
  [`PUT /employers/${fjord}`]: ({ body }) =>
    body.employerName === 'Taken'
      ? refusal('DUPLICATE', 'Taken.', { employerName: 'There is an employer of this name.' })
      : sampleEmployer({ ...body }),
};

const meta = {
  title: 'Account/Profiles',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { at: '/dashboard/candidate/profile/', api: {}, isSignedIn: true },
  beforeEach: () => {
    asked.mockReset();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes effect at once; the toast takes it back. */
export const OpenToWork: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Open to work/ }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: /Open to work/ })).not.toBeChecked());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: /Open to work/ })).toBeChecked());
  },
};

/** Companies that must not see someone are named one by one. */
export const ChooseCompanies: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You also chose: Sterling Hospital')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose companies' }));
    const input = await screen.findByLabelText('Add to the list');
    await userEvent.type(input, 'fjord.example{Enter}');
    // A name that was typed and not added is meant all the same.
    await userEvent.type(input, 'Acme, Sterling Hospital');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('You also chose: Acme, fjord.example, Sterling Hospital'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A minute says which jobs someone wants; a place keeps its comma. */
export const SayWhatYouWant: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Say what you want' }));
    await userEvent.type(await screen.findByLabelText('Add to the list'), 'Nurse manager{Enter}');
    await userEvent.type(screen.getByLabelText('Lowest pay'), '38.50');
    await userEvent.click(screen.getByRole('combobox', { name: 'Per' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hour' }));
    await userEvent.type(screen.getByLabelText('Places I would move to'), 'Austin, TX');
    await userEvent.type(screen.getByLabelText('Countries I may work in'), 'United Sta');
    await userEvent.click(await screen.findByRole('option', { name: 'United States' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    for (const line of [
      'Nurse manager',
      'At least $38.50 an hour',
      'Would move to Austin, TX',
      'May work in United States',
    ])
      await expect(await canvas.findByText(line)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Misread facts are corrected, and go back to what the resume says. */
export const FixThis: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fix this: Headline' }));
    const headline = await screen.findByLabelText(/Headline/, { selector: 'input' });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Nurse manager');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Nurse manager')).toBeVisible();
    await expect(canvas.getAllByText('You said so')[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Fix this: Headline' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to what the resume says' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ headline: null, correctedFacts: [] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Each fact stands beside the words it was read from, education too. */
export const ReadFromTheResume: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('“BSN, University of Lagos”')).toBeVisible();
    await expect(canvas.getByText("Bachelor's degree · Nursing")).toBeVisible();
    await expect(canvas.getByText('“Ventilator management on a ward of twelve beds”')).toBeVisible();
    await expect(canvas.getByText('Not found in the resume in these words')).toBeVisible();
  },
};

/** A position is put right in its form, beside the words it was read from, and the toast takes it back. */
export const PutAPositionRight: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    const pencil = /^Fix this: Staff Nurse/;
    await userEvent.click(await canvas.findByRole('button', { name: pencil }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fix: Staff Nurse' }));
    await expect(dialog.getByText('“Lagoon Hospital — Staff Nurse (06/2015–02/2019)”')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/Employer/));
    await userEvent.type(dialog.getByLabelText(/Employer/), 'Lagoon Hospitals');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Lagoon Hospitals · /)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/Lagoon Hospital · /)).toBeVisible();
  },
};

/** A position taken off leaves the focus in its list, and is brought back. */
export const TakeAPositionOff: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Fix this: Staff Nurse/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a position' })).toHaveFocus());
    await userEvent.click(canvas.getByText('Removed by you (1)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Bring back Staff Nurse' }));
    await expect(await canvas.findByRole('button', { name: /^Fix this: Staff Nurse/ })).toBeVisible();
  },
};

/** A position is added on a phone, and a mistake in it is said at its field. */
export const AddAPositionOnAPhone: Story = {
  args: { api: candidateApi() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a position' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a position' }));
    await userEvent.type(dialog.getByLabelText(/Job title/), 'Nurse Manager');
    await userEvent.type(dialog.getByLabelText(/^From/), '2024-02');
    await userEvent.type(dialog.getByLabelText(/^To/), '2020-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('This is before it began.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^To/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Nurse Manager')).toBeVisible();
    await expect(canvas.getByText('Feb 2024 – until now')).toBeVisible();
  },
};

/** Places have their countries, and hidden text is not passed over in silence. */
export const PlacesAndHiddenText: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lagos · Nigeria')).toBeVisible();
    await expect(canvas.getByText('Houston, TX · United States')).toBeVisible();
    await expect(canvas.getByText(/text that cannot be seen on the page/)).toBeVisible();
    await expect(canvas.getByText(/^Only English and Spanish are read/)).toBeVisible();
  },
};

/** A scan was read by a program, which may be wrong; a page that is not sharp was not. */
export const ScannedResume: Story = {
  args: { api: candidateApi({ resumeOcrPages: [1, 2], resumeUnreadPages: [3] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Pages 1, 2 of this resume are pictures.*\(OCR\)/)).toBeVisible();
    await expect(canvas.getByText(/^Page 3 of this resume has no text that can be read/)).toBeVisible();
  },
};

/** Skills on a phone: the line to add one stands on top, Save stays in sight, nothing is too small for a finger. */
export const FixSkillsOnAPhone: Story = {
  args: { api: candidateApi() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fix this: Skills' }));
    const line = await screen.findByLabelText('Add to the list');
    await userEvent.type(line, 'Triage, patient education, Spanish{Enter}');
    await expect(line).toHaveValue('');
    const remove = await screen.findAllByRole('button', { name: /^Remove / });
    await expect(remove.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove Triage',
      'Remove Spanish',
      'Remove Ventilator management',
      'Remove Patient education',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ventilator management' }));
    await expect(screen.getByText('Removed “Ventilator management”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ skills: ['Triage', 'Spanish', 'Patient education'] }),
      ),
    );
  },
};

/** A scan is refused in plain words, the old resume stays; another file takes its place. */
export const ReplaceResume: Story = {
  args: { api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Resume file');
    await userEvent.upload(input, new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(/no readable text/)).toBeVisible();
    await expect(canvas.getByText('ada-okafor.pdf')).toBeVisible();
    await userEvent.upload(input, new File(['Ada'], 'new.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('new.txt')).toBeVisible();
  },
};

/** Erasing: what it means, the password, and one last question. */
export const Erase: Story = {
  args: {
    api: {
      ...candidateApi(),
      'GET /subscriptions/unused': () => ({
        ...nothingUnused,
        ...{ planId: 'candidate-year', paidUntil: '2027-03-01T12:00:00.000Z', unused: 45.5, refund: 45.5 },
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase account' }));
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await dialog.findByText('This is not your password.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Password'));
    await userEvent.type(dialog.getByLabelText('Password'), 'right{Enter}');
    // The first dialog explained it, too.
    const last = within(await screen.findByRole('dialog', { name: 'Erase everything now?' }));
    await expect(
      await last.findByText(/paid until Mar 1, 2027 and ends now. What you paid and did not use, \$45.50,/),
    ).toBeVisible();
    await userEvent.click(last.getByRole('button', { name: 'Erase my account' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(`/api/v1/candidates/ada%40mail.example?confirmationToken=sure`);
  },
};

/** Asks for the password, says what goes and what stays, and takes no for an answer. */
async function askedToStop(title: string, stays: RegExp, question: string, keep: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await expect(await dialog.findByText(stays)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Password'), 'right{Enter}');
  const last = within(await screen.findByRole('dialog', { name: question }));
  await userEvent.click(last.getByRole('button', { name: keep }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(asked).not.toHaveBeenCalled();
}

/** Who owns a company and recruits for it may give up the recruiting, and keeps the account. */
export const StopRecruiting: Story = {
  args: {
    at: '/dashboard/recruiter/profile/',
    api: {
      ...recruiterApi('ACTIVE'),
      'GET /users/me': () => ({ ...sampleUser('RECRUITER', rita), roles: ['EMPLOYER', 'RECRUITER'] }),
      [`GET /recruiters/${rita}/open-work`]: () => ({
        ...{ openJobsCount: 0, draftsCount: 0, applicationsCount: 0, interviewsCount: 0, colleagues: [] },
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop recruiting' }));
    await askedToStop(
      'Stop recruiting',
      /^You stop recruiting, and keep this account for the company/,
      'Stop recruiting now?',
      'Go on recruiting',
    );
  },
};

/** Who administers a company of someone else and recruits for it. */
const administrator: StoryApi = {
  ...own,
  'GET /users/me': () => ({
    ...sampleUser('EMPLOYER', rita),
    ...{ employerEmail: fjord, roles: ['EMPLOYER', 'RECRUITER'] },
  }),
  [`GET /employers/${fjord}`]: () => sampleEmployer(),
  'GET /administrators': () => [
    ...[fjord, rita].map((email) => ({
      ...{ id: email, administratorEmail: email, isOwner: email === fjord },
      ...{ administratorFirstName: null, administratorLastName: null, lastSignInAt: null, keysCount: 0 },
      createdAt: '2026-01-01T08:00:00Z',
    })),
  ],
};

/** Who administers a company and recruits for it may give up the administering, and keeps the account. */
export const StopAdministering: Story = {
  args: { at: '/dashboard/employer/profile/', api: administrator },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${rita} (you)`)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop administering' }));
    await askedToStop(
      'Stop administering',
      /^You can no longer act for the company, and keep this account to recruit for it/,
      'Stop administering the company now?',
      'Stay an administrator',
    );
  },
};

/** Made the owner meanwhile: the company must not be left without one, and both ways out of that are named. */
export const StopAdministeringAsOwner: Story = {
  args: {
    at: '/dashboard/employer/profile/',
    api: {
      ...administrator,
      'POST /auth/switch': () => signedIn(),
      [`DELETE /administrators/${rita}`]: ({ url }) => {
        asked(url);
        return refusal('ILLEGAL_MOVE', 'You own the company. Hand it over first, or have it erased.');
      },
    },
  },
  parameters: { expectedConsole: [/You own the company/] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop administering' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop administering' }));
    await userEvent.type(dialog.getByLabelText('Password'), 'right{Enter}');
    const last = within(await screen.findByRole('dialog', { name: 'Stop administering the company now?' }));
    await userEvent.click(last.getByRole('button', { name: 'Stop administering' }));
    await findToast('You own the company. Hand it over first, or have it erased.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Stop administering' })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(
      `/api/v1/administrators/rita%40mail.example?confirmationToken=sure`,
    );
  },
};

/** Registered without a code: the profile says what that costs, and a code makes it good. */
export const AddressNotVerified: Story = {
  args: {
    api: {
      ...candidateApi(),
      'GET /users/me': () => ({ ...sampleUser('CANDIDATE', ada), emailVerified: false }),
      'POST /otp/email-verify/send': () => ({}),
      'POST /otp/email-verify/verify': ({ body }) =>
        body.code === '123456'
          ? { verificationToken: 'proof', registered: true }
          : refusal('INVALID_FIELDS', 'Wrong.', { code: 'This code is wrong.' }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/no job can pick you/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify your address' }));
    await userEvent.type(dialog.getByLabelText('Code'), '654321');
    await expect(await dialog.findByText(/Wrong|wrong/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    await waitFor(() => expect(canvas.queryByText(/no job can pick you/)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ verificationToken: 'proof' }));
  },
};

/** The form of the profile; a LinkedIn name is checked for its form. */
export const CandidateEdit: Story = {
  args: { at: '/dashboard/candidate/profile/edit/', api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    const linkedin = await canvas.findByLabelText(/LinkedIn/);
    await userEvent.clear(linkedin);
    await userEvent.type(linkedin, 'not a name!');
    await userEvent.clear(canvas.getByLabelText(/City/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Enter your LinkedIn name/)).toBeVisible();
    await userEvent.clear(linkedin);
    await userEvent.type(linkedin, 'ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({
      candidateCity: '',
      candidateLinkedinProfile: 'ada',
    });
    await expect(await canvas.findByRole('link', { name: 'ada' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/in/ada',
    );
  },
};

/** Changes that were typed and not saved are back, over the profile as it is now. */
export const CandidateDraftIsBack: Story = {
  args: { at: '/dashboard/candidate/profile/edit/', api: candidateApi() },
  beforeEach: () => {
    localStorage.setItem(
      draftKey(ada, 'profile'),
      JSON.stringify({ at: Date.now(), values: { typed: { candidateCity: 'Austin' }, over: {} } }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const city = () => canvas.findByLabelText(/City/);
    await waitFor(async () => expect(await city()).toHaveValue('Austin'));
    await expect(canvas.getByText(/^Your draft from .+ is back\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({ candidateCity: 'Austin' });
    await waitFor(() => expect(localStorage.getItem(draftKey(ada, 'profile'))).toBeNull());
  },
};

/** A recruiter who waits reads why, and may change the profile. */
export const RecruiterWaits: Story = {
  args: { at: '/dashboard/recruiter/profile/', api: recruiterApi('PENDING') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Fjord Clinics has not approved you yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit profile' }));
    await userEvent.type(await canvas.findByLabelText(/^Job title/), 'Head of talent');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Head of talent')).toBeVisible();
  },
};

/** Everywhere else, too: nothing but the profile is open. */
export const RecruiterSuspended: Story = {
  args: { at: '/dashboard/recruiter/jobs/', api: recruiterApi('SUSPENDED') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Fjord Clinics has suspended your access/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Jobs' })).toBeNull();
  },
};

/** People suspended while a page is open learn it from the next answer, without reloading the page. */
export const RecruiterSuspendedMeanwhile: Story = {
  args: { at: '/dashboard/recruiter/jobs/' },
  parameters: { expectedConsole: [/suspended your account/] },
  render: (args) => <StoryApp {...args} api={suspendedMeanwhile()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Fjord Clinics has suspended your access/)).toBeVisible();
    await expect(await canvas.findByText(/Ask them to let you in again\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Jobs' })).toBeNull();
  },
};

let elsewhere = {};

/** A profile that is read again while it is typed at takes nothing back; the draft knows over what it was typed. */
export const RecruiterTypesMeanwhile: Story = {
  args: {
    at: '/dashboard/recruiter/profile/?edit=profile',
    api: {
      ...recruiterApi('PENDING'),
      [`GET /recruiters/${rita}`]: () =>
        sampleRecruiter({ status: 'PENDING', recruiterTitle: 'Recruiter', ...elsewhere }),
    },
  },
  beforeEach: () => {
    elsewhere = {};
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText(/^Job title/);
    await userEvent.type(title, ', Nursing');
    elsewhere = { recruiterTitle: 'Head of talent', recruiterLastName: 'Lund' };
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(await canvas.findByText(/^Changed elsewhere meanwhile: Job title\./)).toBeVisible();
    await expect(title).toHaveValue('Recruiter, Nursing');
    await expect(canvas.getByLabelText(/^Last name/)).toHaveValue('Lund');
    await userEvent.type(title, '!');
    const kept = () => JSON.parse(localStorage.getItem(draftKey(rita, 'profile')) ?? '{}').values;
    await waitFor(() =>
      expect(kept()).toEqual({
        typed: { recruiterTitle: 'Recruiter, Nursing!' },
        over: { recruiterTitle: 'Recruiter' },
      }),
    );
  },
};

/** A name someone else has is refused at its field. */
export const EmployerEdit: Story = {
  args: { at: '/dashboard/employer/profile/?edit=profile', api: employerApi },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Employer/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Taken');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('There is an employer of this name.')).toBeVisible();
  },
};

/** The present password is asked for; a wrong one says so at its field. */
export const PasswordChanged: Story = {
  args: { at: '/dashboard/employer/profile/', api: employerApi },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'wrong');
    await userEvent.type(dialog.getByLabelText('New password'), 'a much better one{Enter}');
    await expect(await dialog.findByText('This is not your password.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Current password'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'right{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** People who leave a changed form are asked once; staying keeps the changes, and saving or cancelling does not ask. */
export const LeftUnsaved: Story = {
  args: { at: '/dashboard/candidate/profile/edit/', api: candidateApi() },
  play: async ({ canvas, userEvent }) => {
    const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
    const goToJobs = async () =>
      userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Jobs' }),
      );
    await userEvent.type(await canvas.findByLabelText(/City/), ' Bay');
    await goToJobs();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText(/City/)).toHaveDisplayValue(/ Bay$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit profile' }));
    await userEvent.type(await canvas.findByLabelText(/City/), ' Cove');
    await goToJobs();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** Signing out loses what is not saved as well, and is asked about, once; nobody signs out while they are asked. */
export const SignedOutUnsaved: Story = {
  args: {
    at: '/dashboard/candidate/profile/edit/',
    api: { ...candidateApi(), 'POST /auth/logout': () => asked('out') },
  },
  play: async ({ canvas, userEvent }) => {
    const signOut = async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
      return within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    };
    await userEvent.type(await canvas.findByLabelText(/City/), ' Bay');
    await userEvent.click((await signOut()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText(/City/)).toHaveDisplayValue(/ Bay$/);
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click((await signOut()).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(asked.mock.calls).toEqual([['out']]);
  },
};
