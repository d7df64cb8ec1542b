import { keepSignedIn } from './support/demo.ts';
import { makeEmployer, makeRecruiter } from './support/staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Opening without a plan is answered with 402, which the browser notes as an error.
test.use({ expectedProblems: [/status of 402/] });

const item = (text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>${text}<o:p></o:p></p>`;
const posting = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1>ICU Registered Nurse<o:p></o:p></h1>
<p class=MsoNormal>Harbor Medical Center, Duluth, MN<o:p></o:p></p>
<p class=MsoNormal>Full-time nights, on site. $38.50 – $54.25 per hour<o:p></o:p></p>
<p class=MsoNormal><b>What you need<o:p></o:p></b></p>
${item('RN license in Minnesota')}${item('At least 2 years of recent adult ICU experience')}${item('BLS and ACLS at hire')}${item('A sense of humor')}
<p class=MsoNormal><b>Nice to have<o:p></o:p></b></p>
${item('CCRN')}${item('CRRT or ECMO experience')}
<!--EndFragment--></body></html>`;

test('a posting copied from Word is an open job five actions later', async ({ page, context }) => {
  await makeEmployer(page, 'people@harbor-medical.example', 'Harbor Medical');
  await keepSignedIn(page, await makeRecruiter(page, 'ada@harbor-medical.example', 'Harbor Medical'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/recruiter/jobs/new/');
  await page.getByRole('textbox', { name: /^Description/ }).focus();
  await page.evaluate(
    (html) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob(['ICU Registered Nurse'], { type: 'text/plain' }),
        }),
      ]),
    posting,
  );

  await test.step('1: paste', async () => {
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(
      /^## ICU Registered Nurse\n\n.*\n- RN license in Minnesota\n- At least 2 years/s,
    );
  });

  await test.step('2: fill in the job', async () => {
    await page.getByRole('button', { name: 'Fill in the job' }).click();
    const inputOf = (name: RegExp) => page.getByRole('textbox', { name });
    await expect(inputOf(/^Title/)).toHaveValue('ICU Registered Nurse');
    await expect(inputOf(/^City/)).toHaveValue('Duluth');
    await expect(inputOf(/^State/)).toHaveValue('MN');
    await expect(inputOf(/^Salary from/)).toHaveValue('38.50');
    await expect(inputOf(/^Salary to/)).toHaveValue('54.25');
    // Experience in the work of the title, and six that the text asks for.
    await expect(inputOf(/^Criterion \d+$/)).toHaveCount(7);
    await expectAccessible(page);
  });

  await test.step('3: save', async () => {
    await page.getByRole('button', { name: 'Save as draft' }).click();
  });

  await test.step('4 and 5: open it', async () => {
    await page.getByRole('button', { name: 'Open the job' }).click();
    await page.getByRole('button', { name: 'Open it for its first list' }).click();
    await expect(page.getByText('ICU Registered Nurse is open. Its first list is on its way.')).toBeVisible();
  });

  await test.step('candidates read headings and lists, and the pay with its cents', async () => {
    await expect(page.getByText('$38.50–54.25 an hour').first()).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'CRRT or ECMO experience' }).first(),
    ).toBeVisible();
  });
});
