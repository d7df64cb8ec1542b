/** A posting's text as it was before it was copied: entities decoded, tags gone, lost line breaks put back. */
import { isTradeTerm } from '../vocabulary/phrases.ts';
import { stem } from '../vocabulary/stem.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: '-',
  mdash: '-',
  hellip: '…',
  eacute: 'é',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
};

/** Words written with a capital inside; a break there is no lost line break. */
const inside =
  /^(?:Java|Type|Coffee|Action)Script|^(?:Linked|Post|My|You|Word|Power|Quick|Net|Git|Dev|Hoot|Red|Free|Auto|Solid|Mat|Lab|Sales|Hub|Share|Click|One|Team|Photo|After|Mail|Snap|What|Face|Air|Door|Mc|Mac|Data|Mongo|Big|Cloud|Open|Smart|Info|Block|Pay|Type|Drop|Tik|In|Corel|Quark|Dream|Key|Micro|Code|Web|Class|Blue|Work|Black)(?:in|In|greSQL|SQL|Tube|Press|Point|Books|Suite|Hub|Lab|Ops|Hat|BSD|CAD|Works|lab|LAB|View|force|Force|Spot|Point|Up|Drive|Note|Viewer|Shop|Chimp|Chat|App|Book|BnB|Dash|Donald|Book|Bricks|Stage|DB|Query|Flare|Sheet|Path|Pal|Box|Tok|Draw|XPress|Weaver|Sight|Robe|Kit|Design|Station|Igniter|Dojo|Pen|Linc|Beam|Day|Baud|Board)/;

/** Lines this short are whole as they are. */
const shortLine = 90;

/** From so many words run together on they are lost line breaks, and not names like "CompuLaw". */
const fewestGlued = 3;

const unglue = (text: string): string => {
  const glued = text.match(/[a-z]{3}[.)]?[A-Z][a-z]{2}/g)?.length ?? 0;
  return text
    .split('\n')
    .map((line) => (line.length > shortLine ? unglueLine(line, glued >= fewestGlued) : line))
    .join('\n');
};

function unglueLine(text: string, hasGlued: boolean): string {
  const seen = new Map<string, number>();
  for (const [word] of text.matchAll(/[A-Za-z]{3,60}/g)) seen.set(word, (seen.get(word) ?? 0) + 1);
  return text
    .replace(/[A-Za-z]{4,80}/g, (word) => {
      if (!hasGlued) return word;
      if (isTradeTerm(stem(word.toLowerCase()))) return word;
      const name = inside.exec(word)?.[0];
      if (name && /^[A-Z][a-z]{3}/.test(word.slice(name.length)))
        return `${name}\n${word.slice(name.length)}`;
      if (!/[a-z][A-Z]/.test(word) || name || (seen.get(word) ?? 0) > 1 || /^[a-z]{1,2}[A-Z]/.test(word))
        return word;
      return word.replace(/([a-z]{2})([A-Z][a-z]+|[A-Z]{3,})/g, '$1\n$2');
    })
    .replace(/\b([A-Z]{3,})([A-Z][a-z]{2,})/g, hasGlued ? '$1\n$2' : '$&')
    .replace(
      /((?:[a-z]{3}|\d)[.!?;:)\]]{1,2}|[.!?]["”])(?<!\d[.:](?=\d))(?=[A-Z][a-z]|[A-Z]\s|[A-Z]{4}|\d{1,2}(?:-\d{1,2})?\+?\s)/g,
      '$1\n',
    )
    .replace(/([a-z)]{2})(?=\d{1,2}\s?(?:\+|-|–|to|or more)?\s?\d{0,2}\s?\+?\s(?:years?|yrs))/gi, '$1\n')
    .replace(
      /((?:[Dd]egree|[Yy]ears?|[Ee]xperience|[Rr]equired|[Pp]referred|plus|[Ss]kills?)[.)]?)(?=[A-Z])/g,
      '$1\n',
    )
    .replace(/([a-z.;])\*(?=[A-Z])/g, '$1\n')
    .replace(lostHeading, '\n$1');
}

/** A heading in the middle of a long line: "Type: FTE Requirements: 5 years of …". */
const lostHeading =
  /(?<=[\w.)][ \t])((?:(?:Job|Minimum|Basic|Required|Preferred|Desired|MINIMUM|REQUIRED|PREFERRED)\s)?(?:Requirements|Qualifications|Experience|Education|Skills|Responsibilities|Duties|Benefits|Schedule|Salary|Location|Type|Title|Preferred|Desired|Required|Bonus|REQUIREMENTS|QUALIFICATIONS|EXPERIENCE|EDUCATION|SKILLS|DUTIES|BENEFITS|SALARY|DESIRABLE|Requisitos|Funciones|Ofrecemos|Deseable|Imprescindible):)/g;

/** A posting's text with entities decoded, tags gone and lost line breaks put back. */
export function tidyPosting(text: string): string {
  const plain = text
    .slice(0, 40_000)
    .replace(/<(?:br|\/?p|\/?li|\/?[uo]l|\/?div|\/?h\d|\/?t[rdh]|\/?table|hr)(?:[\s/][^<>]{0,200})?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(
      /&(?:#(\d{1,6})|([a-z]{2,8}));/gi,
      (whole, code: string | undefined, name: string | undefined) =>
        code
          ? String.fromCodePoint(Math.min(Number(code), 0x10ffff))
          : (entities[(name ?? '').toLowerCase()] ?? whole),
    )
    .replace(/#(?:URL|EMAIL|PHONE)_[0-9a-f]{1,80}#/g, ' ')
    .normalize('NFKC')
    // Markdown's own signs, where they are only signs.
    .replace(/\\(?=[*_#+\-.>[\]`~!])/g, '')
    .replace(/\b((?:any|one|some) of (?:these|the following)(?: skills)?)\s?[!.]+\s/gi, '$1: ')
    .replace(/\bw\/\s?(?=[a-z\d])/gi, 'with ')
    // Characters lost in copying: a bullet, an apostrophe.
    .replace(/(?<=\p{L})\?(?=s\s)/gu, "'")
    .replace(/\/\/\s?or\s?\/\//gi, ' or ')
    .replace(/\u2028/g, '\n')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    // Word's second bullet is the letter "o", which is one before small letters too where it stands before several lines.
    .replace(/^[ \t]*o[ \t]+(?=\S)/gm, (bullet, _, all: string) =>
      (all.match(/^[ \t]*o[ \t]+\S/gm)?.length ?? 0) > 1 ? '• ' : bullet,
    )
    // Pictures say nothing, and a bullet that is one is a bullet.
    .replace(/^[ \t]*\p{Extended_Pictographic}\uFE0F?[ \t]*/gmu, '• ')
    // A line that was broken for its length goes on in the next one.
    .replace(/(?<=[^\n]{50})([a-z,])[ \t]*\n(?=[a-z]{2})/g, '$1 ')
    // Words in bold are words; a line that is bold as a whole is a heading and stays.
    .replace(/^.*\*\*.*$/gm, (line) =>
      /^\s*\*\*.*\*\*:?\s*$/.test(line) ? line : line.replaceAll('**', ''),
    );
  return unglue(plain);
}
