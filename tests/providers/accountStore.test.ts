import { QueryClient } from '@tanstack/react-query';
import { memoryStore } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { Preferences } from '../../schemas/preferences.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import { accountStore } from '../../src/product/preferences/accountStore.ts';

const filters = 'schemaAdmin.savedFilters.jobs';
const texas = { name: 'Texas', filter: { q: 'baker' } };
const utah = { name: 'Utah', filter: {} };

/** A store over an account in memory. */
function storeOver(begin: Preferences) {
  const account = { kept: begin };
  const call = async (name: string, asked?: { body?: unknown }) => {
    if (name === 'setPreferences') account.kept = Preferences.parse(asked?.body);
    return account.kept;
  };
  const client = { call } as Partial<ApiClient> as ApiClient;
  const store = accountStore(memoryStore(), { client, queryClient: new QueryClient() });
  return { account, store };
}

const names = (kept: unknown) => (Array.isArray(kept) ? kept.map((one: { name: string }) => one.name) : []);

test('saved filters come from the account once someone looks, and it is known whether they have', async () => {
  const { store } = storeOver(Preferences.parse({ savedFilters: { jobs: [texas] } }));
  expect([store.getItem(filters), store.isKnown(filters)]).toEqual([undefined, false]);
  const told = vi.fn();
  const stop = store.subscribe(filters, told);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith([texas]));
  expect([store.getItem(filters), store.isKnown(filters)]).toEqual([[texas], true]);
  stop();
});

test('a change goes into what another tab has kept meanwhile', async () => {
  const { account, store } = storeOver(Preferences.parse({ savedFilters: { jobs: [texas] } }));
  const stop = store.subscribe(filters, () => undefined);
  await vi.waitFor(() => expect(store.isKnown(filters)).toBe(true));
  account.kept = Preferences.parse({ tourSeen: true, savedFilters: { jobs: [texas, utah] } });
  store.changeItem(filters, (kept) => (kept as unknown[]).slice(1));
  store.changeItem('schemaAdmin.hiddenColumns.jobs', () => ['city']);
  await vi.waitFor(() => expect(account.kept.hiddenColumns.jobs).toEqual(['city']));
  expect(account.kept.tourSeen).toBe(true);
  expect(names(account.kept.savedFilters.jobs)).toEqual(['Utah']);
  stop();
});

test('everything else, and lists the account has no place for, stays in the store it had', () => {
  const { account, store } = storeOver(Preferences.parse({}));
  store.setup();
  store.setItem('sidebar.open', true);
  store.changeItem('schemaAdmin.savedFilters.boats', () => [utah]);
  expect(store.getItem('sidebar.open')).toBe(true);
  expect(names(store.getItem('schemaAdmin.savedFilters.boats'))).toEqual(['Utah']);
  expect(account.kept).toEqual(Preferences.parse({}));
});
