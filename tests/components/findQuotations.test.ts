import { describe, expect, it } from 'vitest';
import { documentKind } from '../../src/components/document/documentKind.ts';
import { cutAtSpans, findQuotations } from '../../src/components/document/findQuotations.ts';
import { markUp } from '../../src/components/document/markUp.ts';

/** The marked words of each piece. */
const marked = (pieces: string[], ...quotations: string[]) =>
  findQuotations(pieces, quotations).map((spans, index) =>
    spans.map(({ start, end }) => pieces[index]?.slice(start, end)),
  );

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

  it('finds both ends of a shortened quotation', () => {
    expect(
      marked(
        ['Managed payroll for 40 people and audits in three states.'],
        'Managed payroll … in three states',
      ),
    ).toEqual([['Managed payroll', 'in three states']]);
  });

  it('marks nothing when the words are not there', () => {
    expect(marked(['Baker'], 'Surgeon', '')).toEqual([[]]);
  });

  it('gives overlapping quotations to the one that starts first', () => {
    const [spans] = findQuotations(['abcdefghij'], ['abcdef', 'defghi']);
    expect(spans).toEqual([
      { start: 0, end: 6, quotation: 0 },
      { start: 6, end: 9, quotation: 1 },
    ]);
    expect(cutAtSpans('abcdefghij', spans ?? []).map((part) => part.text)).toEqual(['abcdef', 'ghi', 'j']);
  });

  it('never lets a document bring its own markup', () => {
    expect(markUp('<img src=x>', [{ start: 0, end: 4, quotation: 0 }], 0)).toBe(
      '<mark data-focus="true">&lt;img</mark> src=x&gt;',
    );
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
