/** Starts the browser app, once it is known which language it speaks. */
import './zodSetup.ts';
import '@fontsource-variable/inter/wght.css';

import { startLocale } from './i18n/pageLocale.ts';

await startLocale();
await import('./start.tsx');
