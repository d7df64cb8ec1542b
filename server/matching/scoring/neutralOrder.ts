/** A number that is the same for the same key and has nothing to do with its letters (FNV-1a). */
export function neutralOrder(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
