/** Values on their way between the test and its page: Playwright hands on no maps and sets. */

interface Packed {
  packed: 'map' | 'set' | 'object';
  entries: unknown[];
}

const isPacked = (value: object): value is Packed => 'packed' in value;

export function pack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(pack);
  if (value instanceof Map) return { packed: 'map', entries: [...value].map(pack) };
  if (value instanceof Set) return { packed: 'set', entries: [...value].map(pack) };
  return { packed: 'object', entries: Object.entries(value).map(pack) };
}

export function unpack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(unpack);
  if (!isPacked(value)) throw new Error('Pack values before they are sent.');
  const entries = value.entries.map(unpack);
  if (value.packed === 'set') return new Set(entries);
  const pairs = entries as [string, unknown][];
  return value.packed === 'map' ? new Map(pairs) : Object.fromEntries(pairs);
}
