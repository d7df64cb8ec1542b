/** Which items of a list of skills are one: not halves of sentences, headings, levels of languages or words of a form. */

import { commonTerms } from '../vocabulary/commonTerms.ts';
import { isKnownTerm, phraseOf } from '../vocabulary/phrases.ts';
import { plainWord } from '../vocabulary/roleWords.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { headerOf } from './sections.ts';

const setOf = (words: string) => new Set(words.trim().split(/\s*[|\n]\s*/));

/** Labels and levels that stand where skills do: those of the Europass form, of languages, of companies and addresses. */
const noSkills = setOf(`
understanding|listening|reading|speaking|writing|spoken interaction|spoken production|spoken|written|mother tongue|mother tongue(s)
other language|other languages|other language(s)|common european framework of reference for languages|proficient user|independent user|basic user
a1|a2|b1|b2|c1|c2|native|fluent|bilingual|conversational|intermediate|advanced|basic|elementary|beginner|professional working|limited working
comprension|comprension auditiva|lectura|interaccion oral|expresion oral|expresion escrita|hablar|escribir|lengua materna|otros idiomas
digital competence|digital skills|job-related skills|organisational skills|managerial skills|communication skills|competencia digital
inc|llc|ltd|corp|co|com|net|org|www|etc|misc|n/a|city|state|country|usa|us|u.s|united states|million|billion|hundred|thousand
january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec
present|current|part|continued|page|date|name|email|e-mail|phone|address|references|yes|no|year|years|month|months|monday|friday
core accomplishments|accomplishments|problem solver|hard worker|team player|fast learner|quick learner
`);

/** Whether a text is a word of a form, a level or a heading, and no skill. */
export function isNoSkill(item: string): boolean {
  const plain = plainWord(item).replace(/[.:]+$/, '');
  if (noSkills.has(plain)) return true;
  const phrase = phraseOf(termsOf(item));
  const isSkill = phrase !== undefined && phrase.skill >= 0;
  if (isSkill) return false;
  return headerOf(item) !== null || isPlainWord(item);
}

/** Whether an item is one word in small letters that every text has: "ad", "quick", "recording". */
function isPlainWord(item: string): boolean {
  if (!/^\p{Ll}[\p{Ll}-]*$/u.test(item)) return false;
  const terms = termsOf(item);
  return terms.length === 0 || terms.every((term) => commonTerms.has(term) || isKnownTerm(term));
}

const small =
  'and|or|of|the|to|with|in|for|an?|by|on|from|at|as|that|including|like|using|such|than|into|over|under|per|but|if|while|when|who|which|through|via|my|our|their|its|his|her|your|y|o|de|del|en|con|para|por|la|el|los|las|un|una|que';
const opened = new RegExp(
  `^(?:${small}|then|also|all|any|each|both|various|other|more|less|not|only|both|well)\\s`,
  'i',
);
const unfinished = new RegExp(`(?<!\\p{L})(?:${small}|&)$`, 'iu');
/** A verb that says who did what, or what is. */
const telling =
  /\b(?:is|are|was|were|be|been|has|have|had|will|can|could|would|should|takes?|took|enjoys?|grew|knows?|works? (?:well|with|hard|under)|who|which|helped|ensured?|allow(?:s|ed|ing)|responsible for|i|me|my)\b/i;
const money = /[$€£%]|\d{1,3},\d{3}|\b\d{3,}\.\d|\b(?:under|over|about) \$?\d/;

/** Whether an item of a list is half of a sentence. */
export function isFragment(item: string): boolean {
  if (item.split('(').length !== item.split(')').length) return true;
  if (money.test(item)) return true;
  if (!/\s/.test(item)) return false;
  return opened.test(item) || unfinished.test(item) || telling.test(item);
}

const boast =
  /^\W*(?:(?:strong|solid|deep|extensive|proven|excellent|good|hands[- ]on|demonstrated|working|thorough|in-depth|broad)\s)*(?:experienced?|expert(?:ise)?|able|ability|skilled|proficien\w+|responsible|knowledge(?:able)?|familiar\w*|capable|adept|background|understanding|versed|well[- ]versed|exposure|worked|served|managed|developed|led|designed|possess\w*)\s(?:in|with|of|at|to|on|for|as|using)\b/i;
/** A list names things in few words each. */
const [mostInItem, longSentence] = [4, 12];

/**
 * Whether a line of a list of skills is a sentence, so that what stands between its commas names nothing by itself.
 * @param items what stands between its commas
 */
export function isProse(text: string, items: readonly string[]): boolean {
  const words = text.split(/\s+/).length;
  if (items.length < 3 && words > 8) return true;
  if (words <= longSentence) return false;
  const halves = items.filter((item) => isFragment(item)).length;
  const perItem = words / Math.max(1, items.length);
  return perItem > mostInItem || (boast.test(text) && perItem > 2.5) || halves * 3 >= items.length;
}
