/** The program of a page about the product once it is read: the page itself is complete without it. */
import '@fontsource-variable/inter/wght.css';
import { fillFigures } from './browser/figures.ts';
import { keepLanguage } from './browser/language.ts';
import { prefetchOnIntent } from './browser/prefetchOnIntent.ts';
import { switchScheme } from './browser/scheme.ts';
import { storedToken } from './browser/storedToken.ts';

switchScheme(document);
keepLanguage(window.location, document);
prefetchOnIntent(document);
void fillFigures(document, storedToken(window.localStorage, Date.now()));
