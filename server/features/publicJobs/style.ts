/** The stylesheet of pages the server writes itself, out of the colours of the app. */
import { createHash } from 'node:crypto';
import { palettes } from '../../../src/base/themePalette.ts';

type Palette = (typeof palettes)['light'];

const variables = ({ background, text, divider, primary, surface, tone }: Palette) =>
  Object.entries({
    page: background.default,
    paper: background.paper,
    ink: text.primary,
    soft: text.secondary,
    line: divider,
    main: primary.main,
    deep: primary.dark,
    'on-main': primary.contrastText,
    sunken: surface.sunken,
    brand: surface.brand,
    'on-brand': surface.brandText,
    sun: surface.sun,
    must: tone.positive.soft,
    'on-must': tone.positive.text,
    nice: tone.neutral.soft,
    'on-nice': tone.neutral.text,
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * @param font address of the app's own font; without it the machine's is used
 */
const styleOf = (font: string | undefined) => `
${font ? `@font-face{font-family:"Inter Variable";src:url("${font}") format("woff2");font-weight:100 900;font-display:swap;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212}` : ''}
:root{color-scheme:light dark;${variables(palettes.light)}}
@media (prefers-color-scheme:dark){:root{${variables(palettes.dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);font:400 1rem/1.55 "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
a{color:var(--main)}
a:focus-visible,[tabindex="0"]:focus-visible{outline:2px solid var(--main);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-9999px}
.skip:focus{left:16px;top:12px;padding:8px 16px;background:var(--paper);border-radius:10px}
header,footer>div,main{width:100%;max-width:808px;margin:0 auto;padding:0 24px}
header{display:flex;align-items:center;gap:8px 20px;min-height:64px}
header nav{margin-left:auto;display:flex;align-items:center;gap:20px}
header nav a{color:var(--ink);text-decoration:none;font-weight:550;font-size:.9375rem;padding:12px 0;white-space:nowrap}
header nav a:hover{text-decoration:underline}
.logo{flex:none;min-height:44px;display:inline-flex;align-items:center;gap:10px;color:var(--ink);text-decoration:none;font-weight:700;font-size:1.3125rem;letter-spacing:-.03em}
.logo svg{width:32px;height:32px;display:block}
main{flex:1;padding-top:32px;padding-bottom:64px;display:grid;gap:24px;align-content:start;grid-template-columns:minmax(0,1fr)}
h1{margin:0;font-size:clamp(1.75rem,5vw,2.375rem);line-height:1.15;font-weight:650;letter-spacing:-.025em;text-wrap:balance}
h2{margin:0 0 16px;font-size:1.1875rem;line-height:1.35;font-weight:600;letter-spacing:-.01em}
p{margin:0}
.top{display:grid;gap:12px}
.who{font-weight:550}
.soft{color:var(--soft)}
.facts{display:flex;flex-wrap:wrap;gap:4px 8px;margin:0;padding:0;list-style:none;color:var(--soft)}
.facts li:not(:last-child)::after{content:"·";margin-left:8px}
.pay{font-size:1.1875rem;font-weight:600;letter-spacing:-.01em}
.actions a:not(.button){padding:10px 0}.actions{display:flex;flex-wrap:wrap;align-items:center;gap:12px 24px;margin-top:8px}
.button{display:inline-block;padding:11px 28px;border-radius:10px;background:var(--main);color:var(--on-main);font-weight:600;text-decoration:none}
.button:hover{background:var(--deep)}
@media (prefers-color-scheme:dark){.button:hover{background:var(--ink)}}
.card{padding:24px;border:1px solid var(--line);border-radius:14px;background:var(--paper)}
.text{max-width:68ch;line-height:1.65}
.text :is(p,li,h3,h4,h5,h6,blockquote,th,td){unicode-bidi:plaintext}.text>:first-child{margin-top:0}.text>:last-child{margin-bottom:0}
.text :is(p,ul,ol,pre,blockquote){margin:12px 0}
.text :is(h3,h4,h5,h6){margin:24px 0 8px;font-size:1.0625rem;line-height:1.4;font-weight:600}
.text :is(ul,ol){padding-left:24px}.text li+li{margin-top:4px}
.text code{font-size:.875em;padding:0 4px;border-radius:5px;background:var(--sunken)}
.text pre{padding:12px;border-radius:10px;background:var(--sunken);white-space:pre-wrap}
.text blockquote{margin-left:0;padding-left:16px;border-left:3px solid var(--line);color:var(--soft)}
.scroll{overflow-x:auto}.text table{border-collapse:collapse}.text :is(th,td){padding:6px 12px;border:1px solid var(--line);text-align:start;overflow-wrap:normal}
.wanted{display:grid;gap:20px}
h3.kind{margin:0 0 8px;font-size:.875rem;font-weight:600;color:var(--soft)}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none}
.chips li{padding:4px 12px;border-radius:10px;background:var(--nice);color:var(--on-nice);font-size:.9375rem}
.chips.must li{background:var(--must);color:var(--on-must)}
.pitch{display:grid;gap:12px;padding:28px 24px;border-radius:14px;background:var(--brand);color:var(--on-brand)}
.pitch h2{margin:0}.pitch a:focus-visible{outline-color:var(--sun)}.pitch a:not(.button){color:var(--on-brand)}
.pitch .button{background:var(--sun);color:#2A1B00}
.others{display:grid;gap:4px;margin:0;padding:0;list-style:none}
.others a{display:block;padding:10px 0;font-weight:550;text-decoration:none}.others a:hover{text-decoration:underline}
.others span{color:var(--soft);font-weight:400}
.others li+li{border-top:1px solid var(--line)}
footer{border-top:1px solid var(--line);font-size:.875rem}
footer>div{display:flex;flex-wrap:wrap;gap:4px 24px;padding-top:16px;padding-bottom:24px}
footer a{display:inline-block;min-width:44px;padding:12px 0;color:var(--soft)}footer nav{display:flex;gap:16px;margin-left:auto}footer [aria-current]{color:var(--ink);text-decoration:none}
@media (max-width:520px){header,footer>div,main{padding-left:16px;padding-right:16px}main{padding-top:16px}header{gap:8px}header nav{gap:12px}header nav a{font-size:.875rem}.card{padding:20px 16px}.actions .button{width:100%;text-align:center}}
@media print{header nav,footer,.actions,.pitch{display:none}}
`;

interface Stylesheet {
  /** Carries a print of what is in it, so it can be kept for ever. */
  path: string;
  css: string;
}

export function stylesheet(font: string | undefined): Stylesheet {
  const css = styleOf(font).replaceAll('\n', '');
  const print = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { path: `/public-job-${print}.css`, css };
}
