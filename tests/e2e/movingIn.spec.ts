import { buffer } from 'node:stream/consumers';
import { Document, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';
import { zipOf } from '../support/zip.ts';
import { keepSignedIn } from './support/demo.ts';
import { payWith } from './support/paying.ts';
import { answerOf } from './support/people.ts';
import { makeEmployer, makeRecruiter } from './support/staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Two hundred invented people of an old system, three quarters of them with a resume. */
const firstNames = [
  ...['Robin', 'Ana', 'Peter', 'Maria', 'Jonas', 'Clara', 'Hugo', 'Nina', 'Oscar', 'Laura'],
  ...['Simon', 'Julia', 'Martin', 'Elena', 'Daniel', 'Sofia', 'Thomas', 'Irene', 'Paul', 'Marta'],
];
const lastNames = [
  ...['Morgan', 'Silva', 'Novak', 'Keller', 'Hansen', 'Moreau', 'Rossi', 'Walker', 'Ortega', 'Larsson'],
];
const team = firstNames.flatMap((first) =>
  lastNames.map((last) => ({
    name: `${first} ${last}`,
    email: `${first}.${last}@moved.example`.toLowerCase(),
  })),
);
const csv = [
  'Full name,Email,City,Recruiter notes',
  ...team.map(({ name, email }) => `${name},${email},Leeds,Met at the spring fair.`),
].join('\n');
const words = [
  'Registered Nurse, Intensive Care Unit',
  'EXPERIENCE',
  'Registered Nurse, Harbour Hospital, 2016 - present',
  'Cares for ventilated patients, titrates medication, and teaches new colleagues.',
  'LICENSES',
  'Registered Nurse license. BLS and ACLS certified.',
];

/** As most people save a resume, and as most others do. */
async function pdfOf(lines: readonly string[]): Promise<Uint8Array> {
  const document = new PDFDocument();
  const bytes = buffer(document);
  for (const line of lines) document.text(line);
  document.end();
  return bytes;
}
const docxOf = (lines: readonly string[]): Promise<Uint8Array> =>
  Packer.toBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }));

/** A hundred PDFs and fifty Word documents. */
const resumes = async () =>
  zipOf(
    await Promise.all(
      team.slice(0, 150).map(async ({ name, email }, at) => {
        const lines = [name, email, ...words];
        return at % 3 === 0
          ? { name: `${name}.docx`, content: await docxOf(lines) }
          : { name: `${name}.pdf`, content: await pdfOf(lines) };
      }),
    ),
  );

test('a new company moves in with 200 people and 150 resumes, and sees them on its first list', async ({
  page,
}) => {
  test.setTimeout(420_000);
  await makeEmployer(page, 'ward@harbour-care.example', 'Harbour Care');
  const auth = await makeRecruiter(page, 'ines@harbour-care.example', 'Harbour Care');
  await keepSignedIn(page, auth);

  await test.step('the plan is named before any work, and bought', async () => {
    await page.goto('/dashboard/recruiter/import/');
    await expect(page.getByRole('heading', { name: 'Adding people needs a plan' })).toBeVisible();
    await page.goto('/dashboard/recruiter/subscription/');
    await page.getByRole('link', { name: 'Buy Desk' }).click();
    await payWith(page, 'Pays');
  });

  await test.step('the company names its legal basis once', async () => {
    await page.goto('/dashboard/recruiter/import/');
    await page.getByRole('radio', { name: /Our own policy/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save the legal basis' }).click();
    await expect(page.getByText(/Legal basis for keeping people: Our own policy/)).toBeVisible();
  });

  await test.step('the file of the old system goes in, its notes for the company alone', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByText('Only your company reads it.')).toBeVisible();
    await page.getByRole('button', { name: 'See what would happen' }).click();
    await page.getByRole('button', { name: 'Add 200 people' }).click();
    await expect(page.getByRole('heading', { name: 'people.csv is imported' })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('each resume joins its person', async () => {
    await page.goto('/dashboard/recruiter/import/?kind=resumes');
    await page.locator('input[type=file]').setInputFiles({
      name: 'resumes.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(await resumes()),
    });
    const join = page.getByRole('button', { name: 'Join to 150 people you have' });
    await expect(join).toBeVisible({ timeout: 120_000 });
    await expectAccessible(page);
    await join.click();
    await expect(page.getByRole('heading', { name: 'resumes.zip is imported' })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('a job is opened, and its first list is of the company’s own people', async () => {
    const data = {
      ...{ title: 'Registered Nurse', employmentType: 'FULL_TIME', workplaceType: 'REMOTE', criteria: [] },
      description: 'Cares for patients in intensive care. Needs: registered nurse.',
    };
    const headers = { authorization: `Bearer ${auth.token}` };
    const { id } = await answerOf<{ id: string }>(await page.request.post('/api/v1/jobs', { headers, data }));
    await page.goto(`/dashboard/recruiter/jobs/${id}/`);
    await page.getByRole('button', { name: 'Open the job' }).click();
    await expect(async () => {
      await page.goto(`/dashboard/recruiter/jobs/${id}/daily-candidates/`);
      await expect(page.getByText('From your people').first()).toBeVisible({ timeout: 4000 });
    }).toPass({ timeout: 90_000 });
    await expectAccessible(page);
  });
});
