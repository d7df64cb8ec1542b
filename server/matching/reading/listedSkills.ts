/** The skills a resume itself lists: the items of its sections of skills, and of lines like "Tools: Jira, Git". */

import { isPlace } from '../places/regions.ts';
import { isFrame } from './lineSenses.ts';
import { isFragment, isNoSkill, isProse } from './listSenses.ts';
import { labelled } from './parts.ts';
import type { ResumeLine } from './resumeLines.ts';

const label = /^\W{0,3}([\p{L}&/.-]+(?:\s[\p{L}&/.-]+){0,4})\s?[:•\u2022-]\s+(.+)$/u;
/** Labels of lists of skills. */
const listLabel =
  /(?:^|\b)(?:skills?|tools?|technolog(?:y|ies)|languages?|databases?|operating systems?|os|o\/s|frameworks?|platforms?|software|environment|packages?|ides?|web|servers?|methodolog(?:y|ies)|libraries|cloud|hardware|applications?|utilities|programming|scripting|proficien\w+|expertise|competenc\w+|rdbms|domains?|erp|sap\s\w+|networking|testing|design|techniques?|equipment|instruments?|machinery|machines|systems?|products?|stack|keywords|front[- ]?end|back[- ]?end|devops|version control|build|herramientas|tecnolog[ií]as|lenguajes|programas|ofim[aá]tica|software|equipos|maquinaria|competencias|conocimientos)\b/i;
const notSkill =
  /^(?:and|or|etc\.?|y|e|others?|years?|months?|less than.*|more than.*|references.*|available.*|basic|advanced|intermediate|good|excellent|proficient|expert|beginner|fluent|knowledge|working knowledge|n\/a|na|none|yes|no|various)$/i;
const level =
  /\s?[([](?:less than |more than |over )?\d*\+?\s?(?:years?|yrs?|months?|basic|advanced|intermediate|expert|beginner|proficient|native|fluent|[abc][12])[^)\]]*[)\]]?|\s?[-–:]\s?(?:basic|advanced|intermediate|expert|beginner|proficient|excellent|good|avanzado|medio|b[aá]sico|alto)$/gi;
const most = 60;

/** Whether an item of a list is short enough, and no sentence, date, place or address. */
function isItem(item: string): boolean {
  const words = item.split(' ');
  if (item.length < 1 || item.length > 45 || words.length > 5 || notSkill.test(item)) return false;
  if (item.length === 1 && !/[CR]/.test(item)) return false;
  if (!/\p{L}/u.test(item) || /@|https?:|www\.|(?:19|20)\d{2}/.test(item)) return false;
  if (
    /^(?:i|my|we|have|has|am|is|are|was|to|with|in|of|for|the|a|an|by|on|able|ability|well|very|currently|working)\b/i.test(
      item,
    ) &&
    words.length > 1
  )
    return false;
  if (isFragment(item) || isNoSkill(item)) return false;
  return !isPlace(item) && !/[.!?]$/.test(item.replace(/\.(?:js|net)$/i, ''));
}

const itemsOf = (text: string): string[] =>
  text
    .replace(/\([^()]{0,40}\)/g, (inner) => (level.test(inner) ? ' ' : inner))
    // A list in brackets is one of its own: "AWS (ECS, RDS)".
    .replace(/\s?\(([^()]*,[^()]*)\)?/g, ', $1, ')
    .split(/[,;|•●▪·✓➢\t]|\s[-–]\s|\s\/\s|\sand\s(?=\p{Lu})|\s&\s(?=\p{Lu})|\.\s/u)
    .map((item) =>
      item
        .replace(level, '')
        .replace(/^[\s*•>✓➢-]+|[\s:;,.*-]+$/gu, '')
        .replace(/^(?:and|or|e\.g\.?|such as|like|etc|y)\s/i, '')
        .replace(/\s?\(?etc\.?\)?$/i, '')
        .trim(),
    )
    .filter(Boolean);

/** Items of lists of skills as they are written, in their order, each once, at most 60. */
export function listedSkills(lines: readonly ResumeLine[]): string[] {
  const found = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (
      line.isHeader ||
      isFrame(line.text) ||
      line.section === 'LANGUAGES' ||
      line.section === 'EDUCATION' ||
      line.text.length > 400
    )
      continue;
    let text = line.marked;
    const labelHere = label.exec(text);
    const isLabelled = labelHere !== null && listLabel.test(labelHere[1] ?? '');
    if (line.section !== 'SKILLS' && !isLabelled) continue;
    if (labelled(line.text)?.kind === 'OTHER' && !isLabelled) continue;
    if (labelHere && (isLabelled || (labelHere[1] ?? '').split(' ').length <= 3)) text = labelHere[2] ?? '';
    // An item may go on in the next line.
    const next = lines[at + 1];
    if (
      next &&
      /,\s*$|\(\d*[^)]*$/.test(text) === false &&
      next.section === line.section &&
      /^\p{Ll}[^,]{0,20},/u.test(next.text)
    )
      text = `${text} ${next.text.split(',')[0]}`;
    const items = itemsOf(text);
    if (isProse(text, items)) continue;
    for (const item of items)
      if (isItem(item) && !found.has(item.toLowerCase())) found.set(item.toLowerCase(), item);
    if (found.size >= most) break;
  }
  return [...found.values()].slice(0, most);
}
