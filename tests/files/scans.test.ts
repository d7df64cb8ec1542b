/** Text in pictures, as scanners write them into PDFs, is recognized on this machine; the pictures are drawn for the test. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createResumeReader } from '../../server/files/readResume.ts';
import { readContact } from '../../server/matching/reading/contact.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { makePdf } from './support/makeFiles.ts';

const reader = createResumeReader({ concurrency: 1 });
afterAll(() => reader.close());

const picture = (name: string) => readFileSync(path.join(import.meta.dirname, 'scans', `${name}.jpg`));
const scanned = (...names: string[]) =>
  makePdf([], { autoFirstPage: false }, (document) => {
    for (const name of names)
      document.addPage({ size: 'A4', margin: 0 }).image(picture(name), 0, 0, { width: 595 });
  });

describe('a scanned resume', () => {
  it('is read, and its pages are named as pictures', async () => {
    const read = await reader.read(await scanned('english'));
    expect(read).toMatchObject({ ocrPages: [1], unreadPages: [] });
    expect(readContact(read.text)).toMatchObject({
      ...{ candidateFirstName: 'Noa', candidateLastName: 'Ellery', candidateCity: 'Portland' },
      ...{ candidateEmail: 'noa.ellery@example.com', candidatePhone: '+1 503 555 0119' },
    });
    for (const line of ['Nursing Assistant, Willow Bend Care Home', 'January 2015 - February 2019'])
      expect(read.text.split('\n')).toContain(line);
    expect(readFacts(read.text, '2026-11-29').positions[0]).toMatchObject({
      ...{ title: 'Registered Nurse', employer: 'Hollow Creek Hospital', from: '2019-03' },
    });
  });

  it('in Spanish is read with its accents', async () => {
    const { text } = await reader.read(await scanned('spanish'));
    for (const line of ['Técnica de laboratorio', 'FORMACIÓN', 'Español, inglés'])
      expect(text).toContain(line);
  });

  it('that is too coarse is refused in words its owner can act on', async () => {
    await expect(reader.read(await scanned('coarse'))).rejects.toThrow(
      /not sharp enough to read.*scan it again/,
    );
  });

  it('is told page by page: pictures that were read, and those that were not', async () => {
    expect(await reader.read(await scanned('english', 'coarse'))).toMatchObject({
      ...{ pages: 2, ocrPages: [1], unreadPages: [2] },
    });
  });
});
