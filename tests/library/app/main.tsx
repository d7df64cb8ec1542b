/** An app of somewhere else: react-admin as it comes, data in memory, and a resource made by the library. */
import { resourceFromSchema, withTones } from '@hireday/schema-admin';
import spanish from '@hireday/schema-admin/messages/es';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { Admin, defaultTheme, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { Boat } from './boat.ts';
import { boatsInMemory } from './boatsInMemory.ts';
import { Yard } from './Yard.tsx';

const isSpanish = new URLSearchParams(window.location.search).get('lang') === 'es';
const i18nProvider = polyglotI18nProvider(
  () =>
    isSpanish ? { ...englishMessages, ...spanish, 'Length in metres': 'Eslora en metros' } : englishMessages,
  isSpanish ? 'es' : 'en',
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <Admin
    dataProvider={boatsInMemory}
    i18nProvider={i18nProvider}
    theme={withTones(defaultTheme)}
    darkTheme={null}
    disableTelemetry
  >
    <Resource {...resourceFromSchema(Boat, { name: 'boats', searches: true })} />
    <Resource name="yard" list={Yard} />
  </Admin>,
);
