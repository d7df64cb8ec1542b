import { describe, expect, it } from 'vitest';
import { Preferences } from '../../schemas/preferences.ts';
import {
  deleting,
  filterNameMost,
  filterOf,
  isSameFilter,
  isTaken,
  renaming,
  type SavedFilter,
  savedFiltersMost,
  saving,
} from '../../src/components/lists/savedFilters.ts';

const texas = { name: 'Texas', filter: { q: 'baker', status: ['OPEN'] } };
const drafts = { name: 'Drafts', filter: { status: ['DRAFT'] } };
const kept = [texas, drafts];
const names = (saved: readonly SavedFilter[]) => saved.map(({ name }) => name);

describe('a filter to save', () => {
  it('holds what is filtered by and nothing empty', () => {
    expect(filterOf({ q: '', status: [], city: 'Waco', state: ['TX'], other: undefined })).toEqual({
      city: 'Waco',
      state: ['TX'],
    });
    expect(Preferences.safeParse({ savedFilters: { jobs: [texas] } }).success).toBe(true);
  });

  it('is known again however it was put together', () => {
    expect(isSameFilter({ status: ['OPEN', 'DRAFT'], q: 'x' }, { q: 'x', status: ['DRAFT', 'OPEN'] })).toBe(
      true,
    );
    expect(isSameFilter({ status: 'OPEN' }, { status: ['OPEN'] })).toBe(true);
    expect(isSameFilter({ status: ['OPEN'] }, { status: ['OPEN'], q: 'x' })).toBe(false);
  });

  it('cannot have the name of another, in whatever letters, but keep its own', () => {
    expect(isTaken([texas, drafts], ' texas ')).toBe(true);
    expect(isTaken([texas, drafts], 'TEXAS', 'Texas')).toBe(false);
    expect(isTaken([texas, drafts], 'Utah')).toBe(false);
  });
});

describe('saved filters', () => {
  it('have no longer names, and are no more, than an account keeps', () => {
    const takes = (jobs: SavedFilter[]) => Preferences.safeParse({ savedFilters: { jobs } }).success;
    const named = (length: number) => [{ name: 'x'.repeat(length), filter: {} }];
    expect([takes(named(filterNameMost)), takes(named(filterNameMost + 1))]).toEqual([true, false]);
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `No. ${at}`, filter: {} }));
    expect([takes(many(savedFiltersMost)), takes(many(savedFiltersMost + 1))]).toEqual([true, false]);
  });

  it('are added behind the others, renamed and deleted in their place, and nothing else changes', () => {
    const utah = saving({ name: 'Utah', filter: {} })(kept);
    expect(names(utah)).toEqual(['Texas', 'Drafts', 'Utah']);
    expect(names(renaming('Texas', ' Lone Star ')(utah))).toEqual(['Lone Star', 'Drafts', 'Utah']);
    expect(deleting('Texas')(kept)).toEqual([drafts]);
  });

  it('come back to their place when deleting is undone', () => {
    expect(saving(texas, 0)(deleting('Texas')(kept))).toEqual(kept);
  });
});
