/** Keeps the browser's first load small: packages it has its own in place of, and which parts share a file. */
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** Whole packages, by how they are imported, and what the browser has in their place. */
const ownOfTheBrowser: Readonly<Record<string, string>> = {
  // react-admin's router where it is given none; the app gives it its own (src/routing/routerProvider.tsx).
  'react-router-dom': 'module.exports = {};',
  'object.entries': 'module.exports = Object.entries;',
  'query-string': `
    const parse = (text) => {
      const found = Object.create(null);
      for (const [key, value] of new URLSearchParams(text)) found[key] = key in found ? [].concat(found[key], value) : value;
      return found;
    };
    const stringify = (values) => {
      const query = new URLSearchParams();
      for (const key of Object.keys(values).sort())
        for (const value of [].concat(values[key])) if (value !== undefined) query.append(key, value ?? '');
      return query.toString().replaceAll('+', '%20');
    };
    module.exports = { parse, stringify, default: { parse, stringify } };
  `,
  diacritic: "module.exports = { clean: (text) => text.normalize('NFD').replace(/\\p{M}/gu, '') };",
  // react-admin makes labels of names with it, where a screen gives none; ours come from schemas and catalogs.
  inflection: `
    const words = (name) => {
      const plain = String(name).replace(/([a-z\\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ').trim().toLowerCase();
      return plain.charAt(0).toUpperCase() + plain.slice(1);
    };
    const same = (name) => name;
    module.exports = { humanize: words, transform: words, capitalize: words, inflect: same, singularize: same, pluralize: same };
  `,
  // Lists are exported by csv-stringify (src/components/lists/csv.ts); react-admin's default is never asked.
  'jsonexport/dist/index.js':
    'module.exports = () => { throw new Error("Lists are exported by src/components/lists/csv.ts."); };',
};

/**
 * The file with which zod describes schemas as JSON Schema: 3 kB that the server alone runs. The functions that every schema
 * refers to have to be there.
 */
const zodDescriptions = /\/zod\/v4\/core\/to-json-schema\.js$/;
const withoutDescriptions = [
  'const unavailable = () => { throw new Error("Only the server describes schemas."); };',
  'export { unavailable as createToJSONSchemaMethod, unavailable as createStandardJSONSchemaMethod };',
  'export { unavailable as extractDefs, unavailable as finalize, unavailable as handleUnrepresentable };',
  'export { unavailable as initializeContext, unavailable as process, unavailable as processSchema };',
].join('\n');

/** The file with a function for each kind of schema that is described. */
const zodDescribers = /\/zod\/v4\/core\/json-schema-processors\.js$/;
const read = 'aggregateChecks';

/** The same names with nothing behind them, but for the one that fields are read with. */
function withoutDescribers(id: string): string {
  const exported = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
  const names = exported.flatMap(([, name]) => (name && name !== read ? [`unavailable as ${name}`] : []));
  return [
    withoutDescriptions.split('\n')[0],
    `export { ${read} } from ${JSON.stringify(`${id}?whole`)};`,
    `export { ${names.join(', ')} };`,
  ].join('\n');
}

const prefix = '\0lean:';

/** Puts those in the place of the packages. One that is not imported any more, or by another name, fails the build. */
export function lean(): Plugin {
  const missing = new Set(Object.keys(ownOfTheBrowser));
  let describes = false;
  return {
    name: 'lean',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    resolveId(source) {
      if (!(source in ownOfTheBrowser)) return undefined;
      missing.delete(source);
      return `${prefix}${source}.cjs`;
    },
    load(id) {
      if (id.startsWith(prefix)) return ownOfTheBrowser[id.slice(prefix.length, -'.cjs'.length)];
      if (zodDescribers.test(id)) return withoutDescribers(id);
      if (!zodDescriptions.test(id)) return undefined;
      describes = true;
      return withoutDescriptions;
    },
    buildEnd(error) {
      if (!error && !describes) this.error('zod keeps what describes schemas in another file now.');
      if (!error && missing.size > 0) this.error(`Nothing imports ${[...missing].join(', ')} any more.`);
    },
  };
}

/**
 * Lines of a call that the browser never reads: its sentence and area, who may make it (but that all may) and how often,
 * its outcomes, and the schemas that the server holds it to.
 */
const documentation =
  /^ {4}(?:(?:summary|tag|may(?!: 'public')|limit|list):\s*(?:'[^'\n]*'|"[^"\n]*")|refuses: (?:\[[^\]]*\]|\w+)|(?:extension|secret|raw): true|status: \d+|(?:params|body|query(?=: (?!(?:l|changingL)istQuery))): (?:[^\n]+|[^\n]+\n(?: {6}[^\n]+\n)+ {4}[^\n]+)),\n/gm;

/** Of an answer, and of a file, it only asks whether there is one. */
const answers = /^( {4}(?:answer|binary): )(?:[^\n]+|[^\n]+\n(?: {6}[^\n]+\n)+ {4}[^\n]+),\n/gm;

const imports = /^import \{([^}]*)\} from '[^']+';\n/gm;

/** A part that several calls share. */
const parts = /^const (\w+) = (?:[^\n]+|[^\n]+\n(?: [^\n]+\n)+[)}\]][^\n]*);\n/gm;

/** Without the parts and imports that are of no use any more: a group of files takes in whatever its files name. */
function withoutUnused(whole: string): string {
  const code = whole.replaceAll(parts, (part: string, name: string) =>
    whole.split(new RegExp(`\\b${name}\\b`)).length > 2 ? part : '',
  );
  const used = code.replaceAll(imports, '');
  const isUsed = (name: string) => name !== '' && new RegExp(`\\b${name}\\b`).test(used);
  return code.replaceAll(imports, (line: string, names: string) =>
    names.split(',').some((name) => isUsed(name.trim())) ? line : '',
  );
}

/** A screen that takes such a part of a call, and would find nothing there. */
const missed = /Calls\.\w+\.(?:params|body|answer)\b/;

/**
 * Leaves out of the table of calls what only its documentation and the server read, and with it each schema that no
 * screen needs.
 */
export function callsUndocumented(): Plugin {
  let found = 0;
  return {
    name: 'calls-undocumented',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      if (/\/(?:src|resources)\//.test(id) && missed.test(code))
        this.error(`${id} reads a schema from a call, which the browser does not have: import the schema.`);
      // The sentences for broken rules are given to zod by importing them.
      const moduleSideEffects = id.endsWith('/schemas/base/messages.ts');
      if (!/\/schemas\/(?:\w+\/)*\w+\.ts$/.test(id)) return undefined;
      if (!id.includes('/schemas/calls/')) return { moduleSideEffects };
      const bare = code
        .replaceAll(documentation, () => {
          found += 1;
          return '';
        })
        .replaceAll(answers, '$1true,\n');
      return { code: withoutUnused(bare), map: null, moduleSideEffects };
    },
    buildEnd(error) {
      if (!error && found === 0) this.error('No call has a summary any more.');
    },
  };
}

/** Parts of MUI without which no screen of the app starts. */
const muiCore =
  'styles|utils|internal|colors|CssBaseline|Typography|ButtonBase|Button|SvgIcon|Paper|CircularProgress|Grow|Fade';

/** Parts of it that both a form and a list need. */
const muiInterface =
  'Modal|Popover|Popper|Menu|MenuItem|MenuList|List|InputBase|OutlinedInput|FilledInput|Input|InputLabel|FormControl|FormLabel|FormHelperText|FormControlLabel|Select|NativeSelect|TextField|TextareaAutosize|Alert|AlertTitle|Tooltip|Link|Unstable_TrapFocus|Backdrop|Portal|Switch|InputAdornment|IconButton|ListItemIcon';

/** Parts of it that registering shares with the dashboards. */
const muiParts = 'Card|Chip|Divider|ListItemText|ListSubheader|Skeleton';

/** Parts of it that lists and the dashboards' frame need. */
const muiDesk =
  'Table|TableBody|TableCell|TableHead|TableRow|TableSortLabel|Avatar|Badge|Dialog|DialogContent|Collapse|ListItem|ListItemButton|Checkbox|Pagination|PaginationItem|TablePagination|TablePaginationActions';

/** The common parts of the pages before the door and the dashboards: the start, and small parts of our own. */
const common =
  'schemas/addresses\\.ts|src/(app/start|app/launch|i18n/Rich|product/page/(languageItems|SchemeSwitch|useChooseLocale)|components/fields/(fieldShape|fieldLabel|heldValues|humanise)|client/siteConfig)\\.tsx?|icons-material/esm/(Business|Person|PersonSearch)Outlined';

/**
 * Files for what every screen needs anyway, each with what it imports that has no file yet. Left to itself the bundler
 * makes a file for each of the many sets of screens that share something; a hundred small files compress worse than a
 * dozen (by 20 kB at the recruiter's list) and cost more to ask for.
 */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  // All that the pages about the product, and the first script of the others, have in common with the app.
  {
    name: 'first',
    test: /vite\/preload-helper|src\/(base\/constants|i18n\/keepLocale)\.ts|\/schemas\/(locales|publicPages|siteConfig)\.ts/,
  },
  {
    name: 'core',
    test: new RegExp(
      `node_modules/(react|react-dom|scheduler|@emotion|stylis|@tanstack/(?![\\w-]*virtual)[\\w-]+|clsx|use-sync-external-store|@lingui|@messageformat|moo|react-is|hoist-non-react-statics|@mui/(system|utils|private-theming|styled-engine|material/(esm/)?(${muiCore})))/`,
    ),
  },
  {
    name: 'interface',
    test: new RegExp(
      `node_modules/(@popperjs|react-transition-group|@mui/material/(esm/)?(${muiInterface}))/`,
    ),
  },
  { name: 'app', test: new RegExp(common) },
  // The frame of the pages before the door, whose parts guests have too.
  { name: 'door', test: /resources\/sign-in\/AccountFrame|product\/page\/LanguageSwitch\.tsx/ },
  // Every form, before the door as behind it.
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|icons-material\/esm\/Visibility(Off)?Outlined|components\/(inputs\/\w+\/(FieldInput|FieldRows|inputTable|useField|marks|errorText|codeText|autoComplete|PasswordInput|TextualInput|later|FlagInput|ChoiceInput)|forms\/(FieldForm|useFieldForm|UsernameField)|useHold|useSecondsUntil)\.tsx?/,
  },
  // Comes with the first call, or with the first page that is made from a schema.
  {
    name: 'schemas',
    test: /src\/base\/zodSetup|components\/fields\/(?!fieldShape|fieldLabel|heldValues|humanise)|node_modules\/zod\/|\/schemas\/(?!ui\/readAmount|addresses|locales|publicPages|plans|messageTemplate|templateText|notice|scorecard|interview|guest|preferences|invoice|guarantee|testPayment|jobOffer|machineKey|calls\/machineScopes|webhook|hiring|addedPerson|importFile|importedResume|poolSearch|passkey|secondFactor|openId|legal|administrator|companyDomain|teamInvitation|savedSearch|writtenResume|person|personFile|handover|markedJob|standing|mailPreview|criteriaEffect|ownData|answersOwed|message|stats|todo|bestQuotation|atOnce|deletion|session|expectedFits|facts|firstList|keptLists|publicJob|strayMail|calls\/strayMails|wayIn|jobClosing|hiddenFrom|jobPreferences|billingDetails|registration|base\/phoneText|base\/profileNames)/,
  },
  // Small, and wanted together.
  { name: 'formats', test: /src\/i18n\/format(Locale|Date|Money)\.ts/ },
  // Comes with the first box for a message, or the first template.
  { name: 'templates', test: /\/schemas\/(messageTemplate|templateText)\.ts/ },
  // Comes with how one is told of them.
  { name: 'notices', test: /\/schemas\/notice\.ts/ },
  // Without it a page before the door would ask for the dashboards' files because of a date or a chip.
  {
    name: 'parts',
    test: new RegExp(
      `src/components/schema/values\\.tsx|icons-material/esm/ArrowBack\\.js|@mui/material/(esm/)?(${muiParts})/`,
    ),
  },
  {
    name: 'desk',
    test: new RegExp(
      `node_modules/(lodash|inflection|query-string|decode-uri-component|split-on-first|filter-obj|strict-uri-encode|node-polyglot|ra-language-english|ra-i18n-polyglot|diacritic|@mui/material/(esm/)?(${muiDesk}))/|ra-core/.*/use(GetOne|GetMany|IsAuthPending|Redirect|Params|GetRecordRepresentation)\\.js`,
    ),
  },
  // Of its screens; one by one each would be a name in the list of all files, which comes with the first page.
  {
    name: 'icons',
    test: /icons-material\/esm\/(Edit|DeleteOutline|UploadFile|Event)Outlined\.js/,
  },
  { name: 'dashboard', test: /src\/app\/shell\/(DashboardShell|AreaPage)\.tsx/ },
  {
    name: 'list',
    test: /src\/components\/(schema\/(SchemaTable|SchemaFilters|ColumnsButton)|lists\/ListStates)\.tsx|resources\/common\/lists\/(ListCard|ExportListButton)\.tsx|icons-material\/esm\/(Add|FileDownloadOutlined)\.js/,
  },
];
