import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleReading } from '../support/factsInMemory.ts';
import { refusal, type Sent, type StoryApi, StoryApp, signedIn } from '../support/StoryApp.tsx';
import { sampleCandidate, sampleRecruiter, sampleUser } from '../support/samplePeople.ts';
import { sampleTexts } from '../support/sampleTexts.ts';

const register = fn();
const email = 'ada@mail.example';

const tooCommon = 'This password is among the first that attackers try.';
const isScan = 'This is a scan or a photo.';

/** Any six digits but 000000 are the right code. */
const verify = ({ body }: Sent) =>
  body.code === '000000'
    ? refusal('INVALID_FIELDS', 'This code is wrong.', { code: 'This code is wrong.' })
    : { verificationToken: 'proof', registered: false };

const codes: StoryApi = {
  'POST /auth/check-password': ({ body }) =>
    body.password === 'password1234'
      ? refusal('INVALID_FIELDS', tooCommon, { password: tooCommon })
      : undefined,
  'POST /auth/check-resume': ({ body }) =>
    body.resume instanceof File && body.resume.name === 'scan.pdf'
      ? refusal('INVALID_FIELDS', isScan, { resume: isScan })
      : undefined,
  'POST /otp/email-verify/send': () => ({}),
  'POST /otp/email-verify/verify': verify,
};

const meta = {
  title: 'Account/Register',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { at: '/register/', api: codes },
  beforeEach: () => {
    sessionStorage.clear();
    register.mockReset();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps progress as a reload would find it. */
const keepProgress = (role: string, values: Record<string, unknown>) =>
  sessionStorage.setItem(
    'register-progress',
    JSON.stringify({
      role,
      values,
      proof: { email, token: 'proof', at: Date.now() },
      sent: { email, at: Date.now() },
    }),
  );

const candidate = { candidateEmail: email, candidateFirstName: 'Ada', candidateLastName: 'Okafor' };
const resume = () => new File(['Ada Okafor, nurse'], 'ada.txt', { type: 'text/plain' });

/** Who one is decides what is asked. */
export const WhoYouAre: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /recruit for an employer/ }));
    await expect(await canvas.findByRole('heading', { name: 'Your e-mail address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'Register' })).toBeVisible();
  },
};

/** Someone with one name says so by a box; a last name that is only left blank is asked for. */
export const OneName: Story = {
  args: { at: '/register/?as=candidate&step=name' },
  beforeEach: () => keepProgress('CANDIDATE', { candidateEmail: email }),
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('First name'), 'Sukarno');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long enough one');
    await next();
    await expect(await canvas.findByText('This is required.')).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'This person has one name' });
    await userEvent.click(box);
    await expect(canvas.getByLabelText('Last name')).toBeDisabled();
    await userEvent.click(box);
    await expect(canvas.getByLabelText('Last name')).toBeEnabled();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await next();
    await expect(await canvas.findByRole('heading', { name: 'Where you are' })).toBeVisible();
  },
};

/** E-mail, code, a few fields at a time, the resume, a last look: then the account is made. */
export const CandidateFromEmailToReview: Story = {
  args: {
    at: '/register/?as=candidate',
    api: {
      ...codes,
      'POST /auth/register/candidate': ({ body }) => {
        register(body);
        return refusal('DATABASE_UNAVAILABLE', 'Try again in a moment.');
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada');
    await next();
    await expect(await canvas.findByText(/e-mail address like/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-mail'), '@mail.example');
    await next();
    await userEvent.type(await canvas.findByLabelText('Code'), '000000');
    await expect(await canvas.findByText('This code is wrong.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.type(await canvas.findByLabelText('First name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Okafor');
    await userEvent.type(canvas.getByLabelText('Password'), 'password1234');
    await next();
    await expect(await canvas.findByText(tooCommon)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.type(canvas.getByLabelText('Password'), 'a long enough one');
    await next();
    await userEvent.type(await canvas.findByLabelText(/City/), 'Oslo');
    await next();
    await canvas.findByRole('heading', { name: 'Your resume' });
    await next();
    await expect(await canvas.findByText('Choose your resume first.')).toBeVisible();
    await userEvent.upload(await canvas.findByLabelText('Resume file'), new File(['%PDF-'], 'scan.pdf'));
    await expect(canvas.queryByText('Choose your resume first.')).toBeNull();
    await next();
    await expect(await canvas.findByText(isScan)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Resume file'), resume());
    await next();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Try again in a moment.')).toBeVisible();
    await expect(register).toHaveBeenCalledOnce();
    const sent = register.mock.calls[0]?.[0];
    await expect(Object.keys(sent)).not.toContain('candidateState');
    await expect(sent).toMatchObject({
      candidateEmail: email,
      candidateCity: 'Oslo',
      verificationToken: 'proof',
      termsVersion: '3',
      privacyVersion: '2',
    });
    await expect(sent.resume.name).toBe('ada.txt');
  },
};

/** After a reload what was typed is there; the password and the file are asked for again. */
export const AfterReload: Story = {
  args: { at: '/register/?as=candidate&step=review' },
  beforeEach: () => keepProgress('CANDIDATE', candidate),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Ada');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByText(/We kept what you had filled in/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue('');
  },
};

const registered: StoryApi = {
  ...codes,
  'POST /otp/email-verify/verify': (sent) => ({ ...verify(sent), registered: true }),
};

/** People with an account learn it after the right code, before filling in anything else; another address may be new. */
export const RegisteredAlready: Story = {
  args: { at: '/register/?as=candidate', api: registered },
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('E-mail'), email);
    await next();
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    const heading = await canvas.findByRole('heading', { name: 'You have an account' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/ada@mail\.example is registered already/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register with another address' }));
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue(email);
    await next();
    await expect(await canvas.findByRole('heading', { name: 'You have an account' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register with another address' }));
    await userEvent.type(await canvas.findByLabelText('E-mail'), '.org');
    await next();
    await expect(await canvas.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.clear(await canvas.findByLabelText('E-mail'));
    await userEvent.type(canvas.getByLabelText('E-mail'), email);
    await next();
    await userEvent.type(await canvas.findByLabelText('Code'), '123456');
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose a new password' }));
    // The address goes along.
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveValue(email));
  },
};

/** An account that was made elsewhere after the code. */
export const Duplicate: Story = {
  args: {
    at: '/register/?as=recruiter&step=password',
    api: {
      ...codes,
      'GET /employers/names': () => [{ id: '1', employerName: 'Fjord Clinics' }],
      'POST /auth/register/recruiter': () =>
        refusal('DUPLICATE', 'There is an account.', { recruiterEmail: 'There is an account.' }),
    },
  },
  beforeEach: () =>
    keepProgress('RECRUITER', {
      recruiterEmail: email,
      recruiterFirstName: 'Ada',
      recruiterLastName: 'Okafor',
      employerName: 'Fjord Clinics',
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough one');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const heading = await canvas.findByRole('heading', { name: 'You have an account' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  },
};

/** Who is quicker than the answer about the texts in force has agreed to them all the same, and is not asked again. */
export const QuickerThanTheTexts: Story = {
  args: {
    ...Duplicate.args,
    api: {
      ...codes,
      'GET /legal-documents': async () => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return sampleTexts;
      },
      'POST /auth/register/recruiter': ({ body }) => {
        register(body);
        return refusal('DATABASE_UNAVAILABLE', 'Try again in a moment.');
      },
    },
  },
  beforeEach: Duplicate.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough one');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Try again in a moment.', {}, { timeout: 5000 })).toBeVisible();
    await expect(register.mock.calls[0]?.[0]).toMatchObject({ termsVersion: '3', privacyVersion: '2' });
  },
};

/** The texts changed while the form was filled in: that is said, and the next press agrees to the new ones. */
export const TextsChangedMeanwhile: Story = {
  args: {
    ...Duplicate.args,
    api: {
      ...codes,
      'GET /legal-documents': () =>
        register.mock.calls.length === 0
          ? sampleTexts.map((text) => ({ ...text, version: 'of before' }))
          : sampleTexts,
      'POST /auth/register/recruiter': ({ body }) => {
        register(body);
        return body.termsVersion === '3'
          ? refusal('DATABASE_UNAVAILABLE', 'Try again in a moment.')
          : refusal('AGREEMENT_REQUIRED', 'Read both, agree to them and try again.');
      },
    },
  },
  parameters: { expectedConsole: [/agree to them/, /Try again/] },
  beforeEach: Duplicate.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough one');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Read both, agree to them and try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Try again in a moment.')).toBeVisible();
  },
};

/** The server searches the employers; nothing but one of them is taken. Success leads to the dashboard. */
export const RecruiterChoosesEmployer: Story = {
  args: {
    at: '/register/?as=recruiter&step=employer',
    api: {
      ...codes,
      'GET /employers/names': ({ url }) =>
        url.includes('q=') && !url.includes('q=fj') ? [] : [{ id: '1', employerName: 'Fjord Clinics' }],
      'POST /auth/register/recruiter': ({ body }) => {
        register(body);
        return signedIn();
      },
      'GET /users/me': () => sampleUser('RECRUITER', email),
      [`GET /recruiters/${email}`]: () => sampleRecruiter({ recruiterEmail: email, status: 'PENDING' }),
      'GET /subscriptions/active': () => ({ active: false }),
    },
  },
  beforeEach: () =>
    keepProgress('RECRUITER', {
      recruiterEmail: email,
      recruiterFirstName: 'Rita',
      recruiterLastName: 'Berg',
    }),
  play: async ({ canvas, userEvent }) => {
    const employer = await canvas.findByRole('combobox', { name: 'Employer' });
    await userEvent.type(employer, 'zzz');
    await expect(await screen.findByText(/No employer called “zzz”/)).toBeVisible();
    await userEvent.clear(employer);
    await userEvent.type(employer, 'fj');
    await userEvent.click(await screen.findByRole('option', { name: 'Fjord Clinics' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough one');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(register).toHaveBeenCalledOnce());
    await expect(await canvas.findByText(/Fjord Clinics has not approved you yet/)).toBeVisible();
  },
};

/** Names like the one that is typed lie over the button that registers it: among them is the same way on. */
export const AnotherNameLikeIt: Story = {
  args: {
    at: '/register/?as=recruiter&step=employer',
    api: { ...codes, 'GET /employers/names': () => [{ id: '1', employerName: 'Fjord Clinics' }] },
  },
  beforeEach: () =>
    keepProgress('RECRUITER', {
      recruiterEmail: email,
      recruiterFirstName: 'Rita',
      recruiterLastName: 'Berg',
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Employer' }), 'Fjord Clinic');
    await userEvent.click(
      await screen.findByRole('option', { name: '“Fjord Clinic” is not here yet: register it' }),
    );
    await expect(await canvas.findByText('One address for both')).toBeVisible();
  },
};

/** With the account one sees what was read from the resume, and one press leads on. */
export const WhatWasRead: Story = {
  args: {
    at: '/register/?as=candidate&step=name',
    api: {
      ...codes,
      'POST /auth/register/candidate': () => signedIn(),
      'GET /users/me': () => sampleUser('CANDIDATE', email),
      [`GET /candidates/${email}`]: () => sampleCandidate({ candidateEmail: email }),
      [`GET /candidates/${email}/facts`]: () => sampleReading(),
      'GET /subscriptions/active': () => ({ active: false }),
    },
  },
  beforeEach: () => keepProgress('CANDIDATE', candidate),
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough one');
    await next();
    await canvas.findByLabelText(/City/);
    await next();
    await userEvent.upload(await canvas.findByLabelText('Resume file'), resume());
    await next();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    const heading = await canvas.findByRole('heading', { name: 'This is what we read' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByText('Critical Care Nurse')).toBeVisible();
    await expect(canvas.getByText('Step 7 of 7')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** Where nothing could be read, the step leads to writing it. */
export const NothingRead: Story = {
  ...WhatWasRead,
  args: {
    ...WhatWasRead.args,
    api: {
      ...WhatWasRead.args?.api,
      [`GET /candidates/${email}/facts`]: () =>
        sampleReading({ positions: [], education: [], skills: [], languages: [], licences: [], places: [] }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough one');
    await next();
    await canvas.findByLabelText(/City/);
    await next();
    await userEvent.upload(await canvas.findByLabelText('Resume file'), resume());
    await next();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText(/We could not read a position/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a position' }));
    await expect(await screen.findByRole('dialog', { name: 'Add a position' })).toBeVisible();
  },
};

/** While the resume leaves, its part is told, and it can be called back. */
export const UploadCancelled: Story = {
  args: {
    at: '/register/?as=candidate&step=name',
    api: {
      ...codes,
      'POST /auth/register/candidate': ({ signal, onProgress }) => {
        onProgress?.(0.4);
        return new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError'))),
        );
      },
    },
  },
  beforeEach: () => keepProgress('CANDIDATE', candidate),
  play: async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await canvas.findByLabelText('Password'), 'a long enough one');
    await next();
    await canvas.findByLabelText(/City/);
    await next();
    await userEvent.upload(await canvas.findByLabelText('Resume file'), resume());
    await next();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('40% sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByText(/upload was cancelled/)).toBeVisible();
  },
};
