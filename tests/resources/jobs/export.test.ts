import { describe, expect, test } from 'vitest';
import { readAll } from '../../../resources/common/lists/pages.ts';
import { toCsv } from '../../../src/components/lists/csv.ts';

describe('a CSV file', () => {
  const columns = [{ heading: 'Title', value: (row: { title: string | number | null }) => row.title }];
  const cellOf = async (title: string | number | null) =>
    (await toCsv(columns, [{ title }])).split('\r\n').slice(1, -1).join('\r\n');

  test('starts with a mark that makes Excel read accents, and ends each line with CRLF', async () => {
    expect(await toCsv(columns, [{ title: 'Zoë' }])).toBe('\uFEFFTitle\r\nZoë\r\n');
  });
  test('quotes commas, quotes and line breaks', async () => {
    expect(await cellOf('a, "b"\nc')).toBe('"a, ""b""\nc"');
  });
  test('lets no cell run as a formula', async () => {
    expect(await cellOf('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
    expect(await cellOf('@home')).toBe("'@home");
    expect(await cellOf('-5+cmd')).toBe("'-5+cmd");
    expect(await cellOf('\t=1')).toBe("'\t=1");
  });
  test('keeps numbers numbers, those below nought too', async () => {
    expect(await cellOf(-5)).toBe('-5');
    expect(await cellOf(0)).toBe('0');
    expect(await cellOf(0.25)).toBe('0.25');
  });
  test('leaves a cell empty where nothing is known', async () => {
    expect(await cellOf(null)).toBe('');
    expect(await cellOf('')).toBe('');
  });
  test('has its headings even where there is nothing below them', async () => {
    expect(await toCsv(columns, [])).toBe('\uFEFFTitle\r\n');
  });
});

describe('reading a whole list', () => {
  const numbers = Array.from({ length: 7 }, (_, index) => index);
  const read = async (page: number) => ({ data: numbers.slice((page - 1) * 3, page * 3), total: 7 });

  test('asks for every page', async () => {
    expect(await readAll(read, 100)).toEqual({ rows: numbers, cut: false });
  });
  test('stops at the bound and says so', async () => {
    expect(await readAll(read, 5)).toEqual({ rows: [0, 1, 2, 3, 4], cut: true });
    expect((await readAll(read, 6)).cut).toBe(true);
    expect((await readAll(read, 7)).cut).toBe(false);
  });
  test('follows the next page where the server does not count', async () => {
    const uncounted = async (page: number) => ({
      data: (await read(page)).data,
      pageInfo: { hasNextPage: page < 3 },
    });
    expect((await readAll(uncounted, 100)).rows).toHaveLength(7);
  });
  test('ends on an empty page whatever the count says', async () => {
    expect(await readAll(async () => ({ data: [], total: 10 }), 100)).toEqual({ rows: [], cut: false });
  });
});
