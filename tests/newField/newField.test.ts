/** Follows docs/add-a-field.md in a copy of the product: a field of every kind is two files, and is then everywhere. */
import fs from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/checks/chromium.ts';
import { authStorageKey } from '../../src/base/constants.ts';
import { formDataOf } from '../../src/client/formData.ts';
import { testDatabase } from '../support/database.ts';
import { addCandidate, addEmployer, addRecruiter, testPassword } from '../support/people.ts';
import { urlOf } from '../support/runCommand.ts';
import { addFields, copyProduct, type RunningCopy, runInCopy, startCopy } from './copyProduct.ts';
import { newFields, newValues } from './kinds.ts';
import { otherFields } from './others.ts';

// The copy is built once, perhaps beside a full set of other tests.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

type Record_ = Record<string, unknown>;

interface Auth extends Record_ {
  token: string;
}

interface Answer {
  status: number;
  text: string;
  body: Record_ & { errors?: Record<string, string> };
  list: Record_[];
}

const people = {
  candidate: 'casey@mail.example',
  employer: 'boss@acme.example',
  recruiter: 'robin@acme.example',
} as const;
const given = { title: 'Night nurse', description: 'Care for **people**.' };
/** A job of before: it has what the columns say. */
const lean = { ...given, title: 'Day nurse', costCentre: 'A-1' };

let copy: string;
let server: RunningCopy;
let browser: Browser;
let auth: Auth;
/** Others who are signed in. */
let candidate: Auth;
let boss: Auth;
let job: Record_;

async function ask(method: string, path: string, body?: unknown, by = auth): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: {
      ...(by ? { authorization: `Bearer ${by.token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const read = text === '' ? null : JSON.parse(text);
  return { status: answer.status, text, body: read, list: read };
}

beforeAll(async () => {
  copy = copyProduct();
  addFields(copy);
  const building = runInCopy(copy, ['scripts/build/build.ts']);
  const { db, config } = await testDatabase();
  await addEmployer(db, people.employer);
  await addRecruiter(db, people.recruiter, people.employer);
  await addCandidate(db, people.candidate);
  await building;
  server = await startCopy(copy, urlOf(config));
  const { list: texts } = await ask('GET', '/legal-documents');
  const versionOf = (name: string) => texts.find((one) => one.name === name)?.version;
  const signIn = async (email: string) => {
    const { body } = await ask('POST', '/auth/login', { email, password: testPassword });
    const session = { ...body, token: String(body.token) };
    // Nothing asks about the texts in front of the screens then.
    const agreement = { termsVersion: versionOf('TERMS'), privacyVersion: versionOf('PRIVACY') };
    expect((await ask('POST', '/users/me/consents', agreement, session)).status).toBe(204);
    return session;
  };
  candidate = await signIn(people.candidate);
  boss = await signIn(people.employer);
  auth = await signIn(people.recruiter);
  const made = await ask('POST', '/jobs', { ...given, ...newValues });
  expect(made.status, made.text).toBe(201);
  job = made.body;
  expect((await ask('POST', '/jobs', lean)).status).toBe(201);
  const opened = { status: 'OPEN', openedAt: new Date().toISOString() } as const;
  await db.updateTable('jobs').set(opened).where('id', '=', String(job.id)).execute();
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  fs.rmSync(copy, { recursive: true, force: true });
});

const named = Object.entries(newFields);

describe('in the API a new field', () => {
  test('is read as it was written, alone and in lists', async () => {
    expect(job).toMatchObject(newValues);
    expect((await ask('GET', `/jobs/${job.id}`)).body).toMatchObject(newValues);
    expect((await ask('GET', '/jobs/recruiter/me?title=night')).list).toMatchObject([newValues]);
  });

  test('has what the schema says where nothing was sent', async () => {
    const [other] = (await ask('GET', '/jobs/recruiter/me?title=day')).list;
    expect(other).toMatchObject({
      teamName: null,
      workMode: 'As agreed',
      hasCanteen: false,
      tools: [],
      site: null,
      floors: {},
    });
    expect(other).not.toHaveProperty('nickname');
  });

  test('is emptied by a change that leaves it out', async () => {
    const { body: before } = await ask('POST', '/jobs', { ...given, ...newValues, title: 'Changed' });
    const { status, body } = await ask('PUT', `/jobs/${before.id}`, { ...lean, title: 'Changed' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ teamName: null, teamSize: null, tools: [], costCentre: 'A-1' });
    expect(body).not.toHaveProperty('nickname');
    expect((await ask('DELETE', `/jobs/${before.id}`)).status).toBe(204);
  });

  test('that is required is missed', async () => {
    const { status, body } = await ask('POST', '/jobs', given);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['costCentre']]);
  });

  test.each(named)('%s is refused when it is wrong', async (name, { wrong }) => {
    const { status, body } = await ask('POST', '/jobs', { ...given, ...newValues, [name]: wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).every((place) => place.split('.')[0] === name)).toBe(true);
  });

  const found = async (query: string) => {
    const { status, text, list } = await ask('GET', `/jobs/recruiter/me?${query}`);
    expect(status, text).toBe(200);
    return list.map(({ title }) => title);
  };

  test.each(named)('%s narrows a list where its kind allows', async (name, { finds, misses, value }) => {
    for (const query of finds ?? []) expect(await found(query), query).toEqual(['Night nurse']);
    for (const query of misses ?? []) expect(await found(query), query).not.toContain('Night nurse');
    if (!finds) expect((await ask('GET', `/jobs/recruiter/me?${name}=${value}`)).status).toBe(422);
  });

  test.each(named)('%s orders a list where its kind allows', async (name, { isSortable }) => {
    const { status, list } = await ask('GET', `/jobs/recruiter/me?sort=${name}&order=ASC`);
    expect(status).toBe(isSortable ? 200 : 422);
    if (isSortable) expect(list).toHaveLength(2);
  });
});

describe('in the documentation a new field', () => {
  test('is part of what is sent and answered, and a parameter of lists', async () => {
    const document = await (await fetch(`${server.url}/api/docs/json`)).json();
    const { Job, PublicJob, JobFields } = document.components.schemas;
    for (const [name, { label }] of named) {
      for (const { properties } of [Job, PublicJob, JobFields]) expect(properties).toHaveProperty(name);
      expect(JSON.stringify(JobFields.properties[name])).toContain(`"title":"${label}"`);
    }
    expect(JobFields.required).toContain('costCentre');
    const parameters = document.paths['/api/v1/jobs/recruiter/me'].get.parameters as { name: string }[];
    const names = parameters.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['teamName', 'teamSizeFrom', 'teamSizeTo', 'tools', 'shift']),
    );
  });
});

test('the page of the documentation has a new field', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/api/docs`);
  await page.getByRole('heading', { name: /^jobs/ }).click();
  await page.getByText('/api/v1/jobs/recruiter/me').click();
  for (const name of ['teamName', 'teamSizeFrom', 'teamSizeTo', 'tools'])
    await page.getByRole('cell', { name, exact: false }).first().waitFor();
  await page.close();
});

/** A page of someone who is signed in. */
async function pageOf(by: Auth, locale: 'en' | 'es' = 'en'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, locale });
  await context.addInitScript(
    ([key, value, spoken]) => {
      localStorage.setItem(String(key), String(value));
      localStorage.setItem('locale', String(spoken));
    },
    [authStorageKey, JSON.stringify(by), locale],
  );
  await context.addCookies([{ name: 'locale', value: locale, url: server.url }]);
  return context.newPage();
}

/** The words that are translated already; those of a new field are not. */
const words = {
  en: {
    menu: 'More',
    columns: 'Columns',
    more: 'More filters',
    save: 'Save as draft',
    details: 'Details',
    export: 'Export',
  },
  es: {
    menu: 'Más',
    columns: 'Columnas',
    more: 'Más filtros',
    save: 'Guardar borrador',
    details: 'Detalles',
    export: 'Exportar',
  },
} as const;

describe.each(['en', 'es'] as const)('on the screens in %s a new field', (locale) => {
  const said = words[locale];
  let page: Page;

  beforeAll(async () => {
    await ask('PATCH', '/users/me', { locale });
    // Columns one has chosen are kept.
    await ask('PUT', '/users/me/preferences', { tourSeen: true });
    page = await pageOf(auth, locale);
  });

  const open = (path: string) => page.goto(`${server.url}/dashboard/recruiter/jobs/${path}`);

  test('is asked for in the form, and saving waits for one that is required', async () => {
    await open('new/');
    await page.getByRole('button', { name: said.save }).waitFor();
    const form = await page.locator('form').innerText();
    for (const { label } of Object.values(newFields)) expect(form).toContain(label);
    await page.getByRole('button', { name: said.save }).click();
    await page.getByLabel('Cost centre').and(page.locator('[aria-invalid="true"]')).waitFor();
  });

  test('is on the page of the job', async () => {
    await open(`${job.id}/`);
    const details = page.getByRole('region', { name: said.details });
    await details.getByText('Blue team').waitFor();
    const text = await details.innerText();
    for (const { label, shown } of Object.values(newFields)) {
      expect(text).toContain(label);
      if (locale === 'en') expect(text, label).toContain(shown);
    }
  });

  test('is a column one can choose', async () => {
    await open('');
    await page.getByRole('button', { name: said.menu, exact: true }).click();
    await page.getByRole('menuitem', { name: said.columns }).click();
    const items = await page.getByRole('menuitemcheckbox').allInnerTexts();
    for (const { label } of Object.values(newFields)) expect(items).toContain(label);
    await page.getByRole('menuitemcheckbox', { name: 'Team name' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Team name' }).waitFor();
    await page.getByRole('cell', { name: 'Blue team' }).waitFor();
  });

  test('sorts its column, and narrows the list', async () => {
    await page.getByRole('columnheader', { name: 'Team name' }).getByRole('button').click();
    await page.waitForURL(/sort=teamName/);
    await page.getByRole('button', { name: said.more }).click();
    const panel = page.getByRole('dialog', { name: said.more });
    const text = await panel.innerText();
    for (const [name, { label, finds }] of named) {
      const isOffered = text.includes(label) || (await panel.getByLabel(label, { exact: true }).count()) > 0;
      expect(isOffered, name).toBe(finds !== undefined);
    }
    await panel.getByLabel('Team name').fill('blue');
    await page.getByRole('cell', { name: 'Day nurse' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('cell', { name: 'Blue team' }).waitFor();
  });

  test('is in the file', async () => {
    await page.getByRole('button', { name: said.menu, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: said.export }).click(),
    ]);
    const file = fs.readFileSync(await download.path(), 'utf8');
    for (const { label, shown, inFile } of Object.values(newFields)) {
      expect(file).toContain(label);
      if (locale === 'en' || inFile?.startsWith('http')) expect(file, label).toContain(inFile ?? shown);
    }
  });
});

describe('a new field of someone else', () => {
  const { candidate: ofCandidate, candidateList, recruiter: ofRecruiter, employer: ofEmployer } = otherFields;
  const { application } = otherFields;
  let applied: Record_;

  const profiles = {
    candidate: {
      field: ofCandidate,
      by: () => candidate,
      path: `/candidates/${people.candidate}`,
      // Only what changes is sent, beside a file.
      body: (value: unknown) => formDataOf({ [ofCandidate.name]: value }),
      form: '/dashboard/candidate/profile/edit/',
      page: '/dashboard/candidate/profile/',
    },
    candidateList: {
      field: candidateList,
      by: () => candidate,
      path: `/candidates/${people.candidate}`,
      body: (value: unknown) => formDataOf({ [candidateList.name]: value }),
      form: '/dashboard/candidate/profile/edit/',
      page: '/dashboard/candidate/profile/',
    },
    recruiter: {
      field: ofRecruiter,
      by: () => auth,
      path: `/recruiters/${people.recruiter}`,
      body: (value: unknown) => ({
        recruiterFirstName: 'Robin',
        recruiterLastName: 'Recruiter',
        [ofRecruiter.name]: value,
      }),
      form: '/dashboard/recruiter/profile/?edit=profile',
      page: '/dashboard/recruiter/profile/',
    },
    employer: {
      field: ofEmployer,
      by: () => boss,
      path: `/employers/${people.employer}`,
      body: (value: unknown) => ({ employerName: 'Acme', [ofEmployer.name]: value }),
      form: '/dashboard/employer/profile/?edit=profile',
      page: '/dashboard/employer/profile/',
    },
  };

  beforeAll(async () => {
    for (const by of [candidate, boss]) {
      await ask('PATCH', '/users/me', { locale: 'en' }, by);
      await ask('PUT', '/users/me/preferences', { tourSeen: true }, by);
    }
    await ask('PATCH', '/users/me', { locale: 'en' });
  });

  test.each(Object.entries(profiles))(
    'of a %s is written, refused when it is wrong, asked for and shown',
    async (_, { field: { name, label, value, wrong, shown }, by, path, body, form, page: address }) => {
      const refused = await ask('PUT', path, body(wrong), by());
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.errors ?? {}).map((place) => place.split('.')[0])).toEqual([name]);
      const saved = await ask('PUT', path, body(value), by());
      expect([saved.status, saved.body[name]], saved.text).toEqual([200, value]);
      expect((await ask('GET', path, undefined, by())).body[name]).toEqual(value);
      const page = await pageOf(by());
      await page.goto(server.url + form);
      await page.locator('form').getByText(label).first().waitFor();
      await page.goto(server.url + address);
      await page.locator('dl', { hasText: label }).getByText(shown, { exact: true }).waitFor();
      await page.context().close();
    },
  );

  test('of a candidate, a recruiter, an employer and an application is documented', async () => {
    const { paths, components } = await (await fetch(`${server.url}/api/docs/json`)).json();
    const { schemas } = components;
    const asked = Object.entries<Record_>(paths).find(([path]) => path.endsWith('/candidate-applications'));
    expect(JSON.stringify(asked?.[1].post)).toContain(`"title":"${application.label}"`);
    for (const { name, label, where } of [
      { ...ofCandidate, where: ['Candidate'] },
      { ...ofRecruiter, where: ['Recruiter', 'RecruiterSummary'] },
      { ...ofEmployer, where: ['Employer'] },
      { ...application, where: ['CandidateApplication'] },
    ])
      for (const one of where)
        expect(JSON.stringify(schemas[one]?.properties[name]), one).toContain(`"title":"${label}"`);
  });

  test('of a recruiter narrows and orders the list of recruiters, is a column of it, in its file and in its panel', async () => {
    const list = (query: string) => ask('GET', `/recruiters/employer/me?${query}`, undefined, boss);
    expect((await list('deskName=third')).list).toHaveLength(1);
    expect((await list('deskName=first')).list).toEqual([]);
    expect((await list('sort=deskName&order=ASC')).status).toBe(200);
    const page = await pageOf(boss);
    await page.goto(`${server.url}/dashboard/employer/recruiters/?recruiter=${people.recruiter}`);
    const panel = page.getByRole('dialog', { name: 'Robin Recruiter' });
    await panel.locator('dl', { hasText: 'Desk' }).getByText('Third floor').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Desk' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('cell', { name: 'Third floor' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(fs.readFileSync(await download.path(), 'utf8')).toMatch(/,Desk[,\r].*\n.*Third floor/s);
    await page.context().close();
  });

  test('of a job is read by those who look for one, and one of an application is asked for there', async () => {
    const page = await pageOf(candidate);
    await page.goto(`${server.url}/dashboard/candidate/jobs/${job.id}/`);
    const text = await page.getByRole('region', { name: 'The job' }).innerText();
    for (const { label, shown } of Object.values(newFields)) {
      expect(text).toContain(label);
      expect(text, label).toContain(shown);
    }
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByLabel('Notice in weeks').fill('6');
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Your application is sent').waitFor();
    await page.goto(`${server.url}/dashboard/candidate/applications/`);
    await page.getByRole('button', { name: 'History of Night nurse' }).click();
    await page.locator('dl', { hasText: 'Notice in weeks' }).getByText('6', { exact: true }).waitFor();
    await page.context().close();
  });

  test('of an application narrows and orders lists, and is told to those who hire', async () => {
    const list = (query: string) => ask('GET', `/candidate-applications?${query}`);
    [applied] = (await list('noticeWeeksFrom=6')).list as [Record_];
    expect(applied).toMatchObject({ noticeWeeks: 6, candidateEmail: people.candidate });
    expect((await list('noticeWeeksFrom=7')).list).toEqual([]);
    expect((await list('sort=noticeWeeks&order=ASC')).status).toBe(200);
    const wrong = { jobId: job.id, noticeWeeks: application.wrong };
    const refused = await ask('POST', '/candidate-applications', wrong, candidate);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['noticeWeeks']]);
    const page = await pageOf(auth);
    await page.goto(
      `${server.url}/dashboard/recruiter/jobs/${job.id}/?tab=applications&application=${applied.id}`,
    );
    const panel = page.getByRole('dialog', { name: 'Casey Candidate' });
    await panel.locator('dl', { hasText: 'Notice in weeks' }).getByText('6', { exact: true }).waitFor();
    await panel.locator('dl', { hasText: ofCandidate.label }).getByText('45', { exact: true }).waitFor();
    await page.context().close();
  });
});
