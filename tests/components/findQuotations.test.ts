import { describe, expect, it } from 'vitest';
import { documentKind } from '../../src/product/document/documentKind.ts';
import { cutAtSpans, findQuotations } from '../../src/product/document/findQuotations.ts';

/** The marked words of each piece. */
const marked = (pieces: string[], ...quotations: string[]) =>
  findQuotations(pieces, quotations).spans.map((spans, index) =>
    spans.map(({ start, end }) => pieces[index]?.slice(start, end)),
  );

const isLocated = (text: string, quotation: string) => findQuotations([text], [quotation]).located[0];

describe('finding a quotation in a document', () => {
  it('finds it across pieces, line ends, spaces and case', () => {
    expect(marked(['Led a team', ' of 12 ', 'bakers in Austin'], 'a Team of 12\nbakers')).toEqual([
      ['a team'],
      ['of 12'],
      ['bakers'],
    ]);
  });

  it('finds ligatures and typographic quotes by their plain letters', () => {
    expect(marked(['certiﬁed in O’Brien’s kitchen'], "certified in O'Brien's")).toEqual([
      ['certiﬁed in O’Brien’s'],
    ]);
  });

  it('finds words whose signs were read as the wrong alphabet', () => {
    expect(isLocated('Line Cook ï¼​ CafÃ© Rosa â€™til 2019', 'Line Cook, Café Rosa ’til 2019')).toBe(true);
    expect(marked(['Chef at Café École.'], 'at Café École')).toEqual([['at Café École']]);
  });

  it('finds words that a line end or a soft hyphen cuts in two', () => {
    expect(
      marked(['Kept the inven-', 'tory of two ware\u00adhouses'], 'the inventory of two warehouses'),
    ).toEqual([['the inven'], ['tory of two ware\u00adhouses']]);
  });

  it('finds words of other alphabets', () => {
    expect(marked(['Бухгалтер, 2014–2019', 'Москва'], 'Бухгалтер 2014-2019')).toEqual([
      ['Бухгалтер, 2014–2019'],
      [],
    ]);
  });

  it('finds in parts what the document draws in another order', () => {
    const pieces = ['June 2019 – Present', 'Staff Nurse, Intensive Care', 'St. Mary Hospital'];
    expect(marked(pieces, 'Staff Nurse, Intensive Care June 2019 – Present')).toEqual([
      ['June 2019 – Present'],
      ['Staff Nurse, Intensive Care'],
      [],
    ]);
  });

  it('prefers whole words to parts of longer ones', () => {
    expect(marked(['JavaScript first, then Java'], 'Java')).toEqual([['Java']]);
    expect(findQuotations(['JavaScript first, then Java'], ['Java']).spans[0]).toEqual([
      { start: 23, end: 27, quotation: 0 },
    ]);
  });

  it('finds both ends of a shortened quotation', () => {
    expect(
      marked(
        ['Managed payroll for 40 people and audits in three states.'],
        'Managed payroll … in three states',
      ),
    ).toEqual([['Managed payroll', 'in three states']]);
  });

  it('marks nothing and says so when the words are not there', () => {
    expect(marked(['Baker'], 'Surgeon', '')).toEqual([[]]);
    expect(findQuotations(['Baker at Old Mill'], ['Surgeon', '', 'at Old Mill']).located).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('does not take a few of the words for the quotation', () => {
    expect(
      isLocated('Trained nine bakers in Ohio', 'Trained nine bakers in Ohio on the sourdough line'),
    ).toBe(false);
    expect(isLocated('Managed payroll for 40 people.', 'Managed payroll … audits in three states')).toBe(
      false,
    );
    expect(
      isLocated(
        `Head of payroll${' filler'.repeat(900)} for forty people`,
        'Head of payroll for forty people',
      ),
    ).toBe(false);
  });

  it('gives overlapping quotations to the one that starts first', () => {
    const { spans } = findQuotations(['abc defg hij'], ['abc defg', 'defg hij']);
    expect(spans[0]).toEqual([
      { start: 0, end: 8, quotation: 0 },
      { start: 8, end: 12, quotation: 1 },
    ]);
    expect(cutAtSpans('abc defg hij', spans[0] ?? []).map((part) => part.text)).toEqual(['abc defg', ' hij']);
  });

  it('shows the one that is looked at whole, even within another', () => {
    const { spans } = findQuotations(['abc defg hij'], ['abc defg hij', 'defg'], 1);
    expect(spans[0]).toEqual([
      { start: 0, end: 4, quotation: 0 },
      { start: 4, end: 8, quotation: 1 },
      { start: 8, end: 12, quotation: 0 },
    ]);
  });
});

describe('telling what a file is', () => {
  it('trusts the media type first and the name where the type says nothing', () => {
    expect(documentKind('application/pdf', 'a.txt')).toBe('pdf');
    expect(documentKind('text/plain; charset=utf-8', 'a')).toBe('text');
    expect(documentKind('application/octet-stream', 'CV.DOCX')).toBe('docx');
    expect(documentKind('', 'photo.png')).toBeUndefined();
  });
});
