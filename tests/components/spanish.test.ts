import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Band } from '../../schemas/criteria.ts';
import { JobFields } from '../../schemas/job.ts';
import { readAmount } from '../../schemas/ui/readAmount.ts';
import { fieldOf, readField } from '../../src/components/fields/field.ts';
import { resolverFor } from '../../src/components/schema/resolver.ts';
import { formatDate, formatRelative } from '../../src/i18n/formatDate.ts';
import { formatMoney } from '../../src/i18n/formatMoney.ts';
import { loadMessages } from '../../src/i18n/loadMessages.ts';
import { speak, t } from '../../src/i18n/t.ts';
import { groupDigits } from '../../src/kit/groupDigits.ts';
import { figureText } from '../../src/product/charts/chartData.ts';

beforeAll(async () => speak('es', await loadMessages('es')));
afterAll(() => speak('en', {}));

/** Intl puts spaces that do not break between a number and what belongs to it. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a reader of Spanish', () => {
  it('reads the labels, help and choices of a schema', () => {
    expect(fieldOf(JobFields, 'workplaceType', t)).toMatchObject({
      title: 'Modalidad',
      choices: [
        { id: 'ONSITE', name: 'Presencial' },
        { id: 'HYBRID', name: 'Híbrido' },
        { id: 'REMOTE', name: 'Remoto' },
      ],
    });
    expect(fieldOf(JobFields, 'stages', t).help).toBe('Los pasos que recorre una postulación, en orden.');
    expect(readField(Band, t).choices.map(({ name }) => name)).not.toContain('Good fit');
  });

  it('is told what is wrong with a form, with the bounds of the rule', async () => {
    const values = { title: 'x'.repeat(151), description: '', salaryMin: 2_000_000_000, openings: 1.5 };
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await resolverFor(JobFields, t)(values, undefined, options);
    expect(errors.title?.message).toBe('Como máximo 150 caracteres.');
    expect(errors.description?.message).toBe('Este dato es obligatorio.');
    expect(errors.salaryMin?.message).toBe('Como máximo 1.000.000.000.');
    expect(errors.openings?.message).toBe('Tiene que ser un número entero.');
  });

  it('sees dates, money and numbers as they are written in Spanish', () => {
    expect(formatDate('2026-01-31')).toBe('31 ene 2026');
    expect(formatRelative('2026-01-29', new Date('2026-01-31T12:00:00Z'))).toBe('anteayer');
    expect(plain(formatMoney({ min: 35_000, max: 42_000, currency: 'EUR', unit: 'YEAR' }))).toBe(
      '35.000–42.000 € al año',
    );
    expect(plain(figureText(0.625, { style: 'percent', maximumFractionDigits: 1 }))).toBe('62,5 %');
  });

  it('types amounts as they are shown', () => {
    expect(groupDigits(52_000, 'es')).toBe('52.000');
    expect(readAmount(groupDigits(52_000, 'es'), { locale: 'es' })).toBe(52_000);
  });
});
