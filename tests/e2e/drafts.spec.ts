import { beSignedIn } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const isBack = /^Your draft from .+ is back\.$/;
const edit = '/dashboard/candidate/profile/edit/';

for (const width of [1440, 360])
  test(`a profile that was typed at and not saved is there after a reload and in another tab, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await beSignedIn(page, 'CANDIDATE');
    // The browser asks before it leaves a changed form.
    page.on('dialog', (asked) => asked.accept());
    const firstName = (of = page) => of.getByRole('textbox', { name: 'First name' });
    await page.goto(edit);
    const before = await firstName().inputValue();

    await test.step('a reload brings it back, and says so', async () => {
      await firstName().fill('Mayra');
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      await page.reload();
      await expect(firstName()).toHaveValue('Mayra');
      await expect(page.getByText(isBack)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('another tab has it too, and each is told of the other', async () => {
      const second = await context.newPage();
      await beSignedIn(second, 'CANDIDATE');
      await second.goto(edit);
      await expect(firstName(second)).toHaveValue('Mayra');
      await firstName(second).fill('Maia');
      await expect(page.getByText(/typing here in another tab/)).toBeVisible();
      await second.close({ runBeforeUnload: false });
      await page.reload();
      await expect(firstName()).toHaveValue('Maia');
    });

    await test.step('thrown away, the profile is as it was', async () => {
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(firstName()).toHaveValue(before);
      await page.reload();
      await expect(firstName()).toHaveValue(before);
      await expect(page.getByText(isBack)).toHaveCount(0);
    });
  });
