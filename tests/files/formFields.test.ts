/** Words that were typed into the fields of a PDF. */
import { describe, expect, it } from 'vitest';
import { extractText } from '../../server/files/extractText.ts';
import { makePdf } from './support/makeFiles.ts';

const work = 'Beekeeper, Heather Hill Farm\nMay 2017 - Present\nKeeps ninety hives.';

const form = (draw: (document: PDFKit.PDFDocument) => void) =>
  makePdf([], { margin: 0 }, (document) => {
    document.font('Helvetica').fontSize(10).initForm();
    document.text('Full name', 60, 100, { lineBreak: false }).text('Work experience', 60, 140);
    document.text('Education', 60, 260, { lineBreak: false });
    draw(document);
  });

describe('a form that was filled in', () => {
  it('is read with its answers behind their labels', async () => {
    const bytes = await form((document) => {
      document.formText('work', 60, 160, 400, 80, { value: work, multiline: true });
      document.formText('school', 160, 256, 300, 18, { value: 'Diploma in Beekeeping, 2016' });
      document.formText('name', 160, 96, 300, 18, { value: 'Ilse Marwood' });
    });
    const { text } = await extractText(bytes);
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Full name   Ilse Marwood',
      'Work experience',
      ...work.split('\n'),
      'Education',
      'Diploma in Beekeeping, 2016',
    ]);
  });

  it('keeps passwords and empty fields out of the text', async () => {
    const bytes = await form((document) => {
      document.formText('work', 60, 160, 400, 80, { value: work, multiline: true });
      document.formText('secret', 160, 256, 300, 18, { value: 'opensesame', password: true });
      document.formText('name', 160, 96, 300, 18);
    });
    const { text } = await extractText(bytes);
    expect(text).toContain('Beekeeper');
    expect(text).not.toContain('opensesame');
  });
});
