import { keepSignedIn } from './support/demo.ts';
import { answerOf } from './support/people.ts';
import { makeEmployer, makeRecruiter } from './support/staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A locked part is answered with 402, which the browser notes as an error.
test.use({ expectedProblems: [/status of 402/] });

for (const width of [1280, 360])
  test(`a recruiter sees the first list of the company without a plan or a card, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const employer = `Candle Works ${width}`;
    await makeEmployer(page, `people@candle-works-${width}.example`, employer);
    const auth = await makeRecruiter(page, `ines@candle-works-${width}.example`, employer);
    await keepSignedIn(page, auth);
    const headers = { authorization: `Bearer ${auth.token}` };
    const draft = async (title: string) => {
      const data = {
        title,
        description: 'Cares for patients on a ward. Needs: registered nurse.',
        employmentType: 'FULL_TIME',
        workplaceType: 'REMOTE',
        criteria: [],
      };
      return answerOf<{ id: string }>(await page.request.post('/api/v1/jobs', { headers, data }));
    };
    const job = await draft('Registered Nurse');
    const other = await draft('Ward Clerk');
    const offer = page.getByRole('dialog', { name: 'Opening a job needs a plan' });

    await test.step('the page of plans offers the list as well, and leads to the jobs', async () => {
      await page.goto('/dashboard/recruiter/subscription/');
      const section = page.getByRole('region', { name: 'See your first list without a plan' });
      await expect(section).toBeVisible();
      await expectAccessible(page);
      await section.getByRole('link', { name: 'Choose the job to open' }).click();
      await expect(page.getByRole('link', { name: 'Registered Nurse' })).toBeVisible();
    });

    await test.step('the dialog that names the price offers the list first', async () => {
      await page.goto(`/dashboard/recruiter/jobs/${job.id}/`);
      await page.getByRole('button', { name: 'Open the job' }).click();
      await expect(offer.getByRole('heading', { name: 'See your first list without a plan' })).toBeVisible();
      await expect(offer.getByRole('link', { name: 'Buy for $99 a month' })).toBeVisible();
      await expectAccessible(page);
      await offer.getByRole('button', { name: 'Open it for its first list' }).click();
      await expect(page.getByText('Registered Nurse is open. Its first list is on its way.')).toBeVisible();
      await expect(offer).toHaveCount(0);
    });

    await test.step('its people are there with their reasons, and what it costs to go on', async () => {
      await page.goto(`/dashboard/recruiter/jobs/${job.id}/daily-candidates/`);
      await expect(
        page.getByText(/^This is the first list, which your company sees without a plan/),
      ).toBeVisible();
      const plan = page.getByRole('link', { name: 'See the plan' });
      await expect(plan).toBeVisible();
      const isBelow = async () => {
        const words = await page.getByText(/^This is the first list/).boundingBox();
        const button = await plan.boundingBox();
        return words && button && button.y >= words.y + words.height;
      };
      // On a phone the link stands below the words, which would be a narrow column beside it.
      await expect.poll(isBelow).toBe(width < 600);
      await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('nothing promises lists or people that only a plan brings', async () => {
      await page.goto('/dashboard/recruiter/people/');
      await expect(
        page.getByText(
          'Everyone who applies for your jobs is found here and, with a plan, everyone on your lists.',
        ),
      ).toBeVisible();
      await page.goto('/dashboard/recruiter/jobs/new/');
      await expect(page.getByText(/^Writing is free\. Opening the job needs the Desk plan/)).toBeVisible();
      await expect(page.getByText(/for its first list without one/)).toHaveCount(0);
    });

    await test.step('another job needs the plan, and is offered no list', async () => {
      await page.goto(`/dashboard/recruiter/jobs/${other.id}/`);
      await page.getByRole('button', { name: 'Open the job' }).click();
      await expect(offer.getByRole('link', { name: 'Buy for $99 a month' })).toBeVisible();
      await expect(offer.getByText('See your first list without a plan')).toHaveCount(0);
      await page.goto('/dashboard/recruiter/subscription/');
      await expect(page.getByRole('link', { name: 'Buy Desk' })).toBeVisible();
      await expect(page.getByText('See your first list without a plan')).toHaveCount(0);
    });
  });
