/** Asks the domain name system for the texts at a name. */
import { Resolver } from 'node:dns/promises';
import type { LookUpTxt } from '../../services/lookUpTxt.ts';

interface TxtLookupOptions {
  /** Addresses of name servers, when not those of the machine; for tests. */
  servers?: readonly string[];
  /** How long one try may take, in milliseconds. */
  timeout?: number;
}

/** Answers about names without texts, and about names that are not there. */
const nothingThere: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

export function createTxtLookup({ servers, timeout = 2500 }: TxtLookupOptions = {}): LookUpTxt {
  return async (name) => {
    // One each, so that waiting for a slow server ends with the question.
    const resolver = new Resolver({ timeout, tries: 2 });
    if (servers) resolver.setServers(servers);
    try {
      const records = await resolver.resolveTxt(name);
      // A longer text comes in several strings that belong together.
      return records.map((strings) => strings.join(''));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      return nothingThere.has(code) ? [] : null;
    }
  };
}
