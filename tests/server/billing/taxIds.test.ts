/** Tax numbers are read as a kind of their country, in the spelling that invoices have. */
import { describe, expect, test } from 'vitest';
import { readTaxId } from '../../../server/features/billing/stripe/taxIds.ts';

describe('is read', () => {
  test.each([
    ['DE', 'DE136695976', 'eu_vat', 'DE136695976'],
    ['DE', 'de 136 695 976', 'eu_vat', 'DE136695976'],
    ['DE', '136.695.976', 'eu_vat', 'DE136695976'],
    ['AT', 'ATU13585627', 'eu_vat', 'ATU13585627'],
    ['BE', 'BE 0428.759.497', 'eu_vat', 'BE0428759497'],
    ['ES', 'ESB58378431', 'eu_vat', 'ESB58378431'],
    ['ES', 'B-58378431', 'es_cif', 'B58378431'],
    ['FR', 'FR 40 303 265 045', 'eu_vat', 'FR40303265045'],
    ['GR', 'EL094259216', 'eu_vat', 'EL094259216'],
    ['GR', 'GR094259216', 'eu_vat', 'EL094259216'],
    ['IT', '00743110157', 'eu_vat', 'IT00743110157'],
    ['NL', 'NL004495445B01', 'eu_vat', 'NL004495445B01'],
    ['SE', 'SE556703748501', 'eu_vat', 'SE556703748501'],
    ['GB', 'GB 980 7806 84', 'gb_vat', 'GB980780684'],
    ['CH', 'CHE-107.787.577 MWST', 'ch_vat', 'CHE-107.787.577 MWST'],
    ['US', '911144442', 'us_ein', '91-1144442'],
    ['MX', 'mab-930714-8t4', 'mx_rfc', 'MAB9307148T4'],
    ['JP', 'T5835678256246', 'jp_trn', 'T5835678256246'],
    // A number that is no VAT number, of a country that Stripe has no other kind of.
    ['NO', '995 525 828', null, '995 525 828'],
    // A country without a kind: whatever its companies print.
    ['KY', 'CR-12 345', null, 'CR-12 345'],
  ])('%s %s as %s', (country, typed, type, value) =>
    expect(readTaxId(country, typed)).toMatchObject({ type, value: expect.stringContaining(value) }),
  );
});

test.each([
  ['DE', 'DE136695977'],
  ['DE', 'DE13669597'],
  ['DE', 'GB980780684'],
  ['FR', 'DE136695976'],
  ['US', '12'],
  ['ES', 'ESB58378432'],
  ['MX', 'hello'],
])('of %s, %s is none', (country, typed) => expect(readTaxId(country, typed)).toBeNull());
