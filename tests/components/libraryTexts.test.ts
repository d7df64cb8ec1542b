import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { libraryMessages } from '../../scripts/library/messages.ts';
import { fieldOf } from '../../src/components/fields/field.ts';
import { resolverFor } from '../../src/components/schema/resolver.ts';
import { translatorOver } from '../../src/components/texts/translatorOver.ts';

const messages = libraryMessages();
const over = (texts: object, locale: string) =>
  translatorOver(polyglotI18nProvider(() => ({ ...englishMessages, ...texts }), locale));
const plural = '{left, plural, one {# more character.} other {# more characters.}}';

describe('the library’s texts', () => {
  it('are English over a provider that has never heard of them, placeholders and plurals filled in', () => {
    const t = over({}, 'en');
    expect([
      t('Try again in {time}', { time: '0:09' }),
      t(plural, { left: 1 }),
      t(plural, { left: 4 }),
    ]).toEqual(['Try again in 0:09', '1 more character.', '4 more characters.']);
  });

  it('are Spanish over polyglot with the messages that come with them', () => {
    const t = over({ schemaAdmin: messages.es }, 'es');
    expect(t('Save')).toBe('Guardar');
    expect(t('At most {maximum, number}.', { maximum: 25_000 })).toBe('Como máximo 25.000.');
  });

  it('are all there in Spanish', () => {
    expect(Object.keys(messages.es).length).toBeGreaterThan(80);
    expect(Object.values(messages.es).filter((text) => text === '')).toEqual([]);
  });

  it('give way to those an app has under the text itself, or under a key of its own in a schema', async () => {
    const schema = z.object({ name: z.string().min(3, 'boats.short').meta({ title: 'boats.name' }) });
    const t = over({ Save: 'Keep', boats: { name: 'Name of the boat', short: 'Too short.' } }, 'en');
    expect([t('Save'), fieldOf(schema, 'name', t).title]).toEqual(['Keep', 'Name of the boat']);
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await resolverFor(schema, t)({ name: 'ab' }, undefined, options);
    expect(errors.name?.message).toBe('Too short.');
  });
});
