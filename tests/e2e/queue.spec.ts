import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Every pick of the morning is decided here.
test.use({ ownData: true });

test('a recruiter works through the morning of all jobs with one key for each pick, and can take it back', async ({
  page,
  phonePage: phone,
}) => {
  await beSignedIn(page, 'RECRUITER');
  await page.goto('/dashboard/recruiter/');
  const all = page.getByRole('link', { name: /^Go through all \d+ picks$/ });
  const [promised] = /\d+/.exec((await all.textContent()) ?? '') ?? [];
  await all.click();
  await expect(page.getByText(`0 of ${promised}`)).toBeVisible();
  const queue = page.getByRole('navigation', { name: 'Queue' });
  const rows = queue.getByRole('button');
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  await test.step('on a phone a swipe to the left passes, and another key brings the pick back', async () => {
    await beSignedIn(phone, 'RECRUITER');
    await phone.goto('/dashboard/recruiter/queue/');
    const name = await phone.getByRole('heading', { level: 2 }).first().textContent();
    const card = phone.getByRole('region', { name: name ?? '', exact: true });
    const box = await card.boundingBox();
    if (!box) throw new Error('The card is not on the screen.');
    const passing = phone.waitForRequest(/\/status\?.*status=PASSED/);
    await phone.mouse.move(box.x + 200, box.y + 20);
    await phone.mouse.down();
    await phone.mouse.move(box.x + 20, box.y + 20, { steps: 5 });
    await phone.mouse.up();
    await expect(phone.getByText(`${name} passed.`)).toBeVisible();
    // The other screen goes on from what the server knows.
    const [place = ''] = (await passing).url().split('?');
    const isTakenBack = phone.waitForResponse(
      (one) => one.url().startsWith(place) && !one.url().includes('status=PASSED'),
    );
    await phone.keyboard.press('u');
    await expect(phone.getByRole('heading', { level: 2, name: name ?? '' })).toBeVisible();
    await isTakenBack;
  });

  const waiting = await rows.count();
  let answers = 0;
  page.on('response', (one) => {
    if (/\/daily-candidates\/.*\/status/.test(one.url()) && one.ok()) answers += 1;
  });
  for (let decided = 1; decided <= waiting; decided++) {
    await page.keyboard.press(['s', 'p', '2', 'z'][decided % 4] ?? 's');
    await expect(page.getByText(`${decided} of ${waiting}`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'All decided' })).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect(page.getByText(`${waiting - 2} of ${waiting}`)).toBeVisible();

  // One call for each decision, and one for each that was taken back.
  await expect.poll(() => answers).toBe(waiting + 2);

  await test.step('after a reload only those two wait', async () => {
    await page.reload();
    await expect(page.getByText('0 of 2')).toBeVisible();
    await expect(rows).toHaveCount(2);
  });
});
