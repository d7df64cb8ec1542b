import { describe, expect, it } from 'vitest';
import { Preferences } from '../../schemas/preferences.ts';
import {
  deleting,
  filterOf,
  isSameFilter,
  isTaken,
  renaming,
  saving,
} from '../../src/components/lists/savedFilters.ts';

const texas = { name: 'Texas', filter: { q: 'baker', status: ['OPEN'] } };
const drafts = { name: 'Drafts', filter: { status: ['DRAFT'] } };
const kept = Preferences.parse({ tourSeen: true, savedFilters: { jobs: [texas, drafts] } });
const names = (preferences: Preferences) => preferences.savedFilters.jobs.map(({ name }) => name);

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
  it('are added behind the others, renamed and deleted in their place, and nothing else changes', () => {
    const utah = saving('jobs', { name: 'Utah', filter: {} })(kept);
    expect(names(utah)).toEqual(['Texas', 'Drafts', 'Utah']);
    expect(names(renaming('jobs', 'Texas', ' Lone Star ')(utah))).toEqual(['Lone Star', 'Drafts', 'Utah']);
    expect(deleting('jobs', 'Texas')(kept)).toEqual({
      ...kept,
      savedFilters: { ...kept.savedFilters, jobs: [drafts] },
    });
  });

  it('come back to their place when deleting is undone', () => {
    expect(saving('jobs', texas, 0)(deleting('jobs', 'Texas')(kept))).toEqual(kept);
  });
});
