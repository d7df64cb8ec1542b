/** What keeps the browser's first load small: parts of packages that never run here, and which parts share a file. */
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** JSON Schema is made on the server alone, but zod ties the making of it to every schema. */
const jsonSchema = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/** What the same files hold that does run here: formats and bounds of schemas, which forms and pages ask for. */
const needed = new Set(['aggregateChecks']);

/** Records are never deleted in bulk here, but react-admin's table brings the buttons for it. */
const bulkDelete = /ra-ui-materialui\/dist\/button\/BulkDelete\w*Button\.js$/;

/** MUI's other looks of a text field; the theme has outlined ones. */
const filledInput = /@mui\/material\/esm\/(FilledInput\/Filled|Input\/)Input\.js$/;

/** Packages by what the browser has of its own in their place. */
const ownOfTheBrowser: Readonly<Record<string, string>> = {
  'object.entries': 'module.exports = Object.entries;',
  'string.prototype.trim': 'module.exports = (text) => String(text).trim();',
  diacritic: "module.exports = { clean: (text) => text.normalize('NFD').replace(/\\p{M}/gu, '') };",
  // Lists are exported by our own writer (src/components/csv.ts); react-admin's default is never asked.
  'jsonexport/dist': 'module.exports = () => { throw new Error("Lists are exported by our own writer."); };',
};

const prefix = '\0lean:';

/** Marks a file of which the needed part is taken as it is; what nobody asks for the bundler leaves out by itself. */
const whole = '?whole';

/** Leaves out of the browser's build what never runs in it. A name that would be missing fails the build. */
export const lean: Plugin = {
  name: 'lean',
  enforce: 'pre',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  resolveId: (source) => (source in ownOfTheBrowser ? `${prefix}${source}.cjs` : undefined),
  load(id) {
    if (id.startsWith(prefix)) return ownOfTheBrowser[id.slice(prefix.length, -'.cjs'.length)];
    if (id.endsWith(whole)) {
      return { code: readFileSync(id.slice(0, -whole.length), 'utf8'), moduleSideEffects: false };
    }
    if (filledInput.test(id)) return 'export default () => null;';
    if (!jsonSchema.test(id) && !bulkDelete.test(id)) return undefined;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:function|const|var) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
    const kept = names.filter((name) => needed.has(name));
    const left = names.filter((name) => !needed.has(name));
    // Schemas are given these when they are made, and would call what comes of them when asked for JSON Schema.
    return [
      "const refuse = () => { throw new Error('This part is not in the browser.'); };",
      'const absent = () => refuse;',
      `export { ${left.map((name) => `absent as ${name}`).join(', ')} };`,
      kept.length > 0 ? `export { ${kept.join(', ')} } from ${JSON.stringify(id + whole)};` : '',
    ].join('\n');
  },
};

/** Parts of MUI without which no screen of the app starts. */
const muiCore =
  'styles|utils|internal|colors|CssBaseline|Typography|ButtonBase|Button|SvgIcon|Paper|CircularProgress|Grow|Fade';

/** Parts of it that both a form and a list need. */
const muiInterface =
  'Modal|Popover|Popper|Menu|MenuItem|MenuList|List|InputBase|OutlinedInput|FilledInput|Input|InputLabel|FormControl|FormLabel|FormHelperText|FormControlLabel|Select|NativeSelect|TextField|TextareaAutosize|Alert|AlertTitle|Tooltip|Link|Unstable_TrapFocus|Backdrop|Portal|Switch|InputAdornment|IconButton|ListItemIcon';

/** Parts of it that lists and the dashboards' frame need. */
const muiDesk =
  'Table|TableBody|TableCell|TableHead|TableRow|TableSortLabel|Chip|Avatar|Badge|Skeleton|Divider|Dialog|DialogContent|Collapse|ListItem|ListItemText|ListItemButton|Checkbox|Card|Pagination|PaginationItem|TablePagination|TablePaginationActions';

/**
 * Files for what every screen needs anyway. Left to itself the bundler makes a file for each of the many sets of screens
 * that share something; a hundred small files compress worse than one and cost more to ask for.
 */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'core',
    test: new RegExp(
      `node_modules/(react|react-dom|scheduler|@emotion|stylis|@tanstack|notistack|goober|clsx|use-sync-external-store|@lingui|@messageformat|moo|react-is|hoist-non-react-statics|@mui/(system|utils|private-theming|styled-engine|material/(esm/)?(${muiCore})))/`,
    ),
  },
  {
    name: 'interface',
    test: new RegExp(
      `node_modules/(zod|@popperjs|react-transition-group|@mui/material/(esm/)?(${muiInterface}))/`,
    ),
  },
  {
    name: 'desk',
    test: new RegExp(
      `node_modules/(lodash|inflection|query-string|decode-uri-component|split-on-first|filter-obj|strict-uri-encode|node-polyglot|ra-language-english|ra-i18n-polyglot|diacritic|@mui/material/(esm/)?(${muiDesk}))/`,
    ),
  },
  // The pages about the product have only these three in common with the app, and none of its files.
  { name: 'schemas', test: /\/schemas\/(?!locales|publicPages|plans)/ },
];
