/** How good a password looks while it is typed. The server has the last word: it knows which ones are common. */
import type { Translate } from '../../texts/text.ts';

const shortest = 10;
const longEnough = 16;

interface PasswordHint {
  /** 0 to 3: nothing, too short or plain, taken, good. */
  level: 0 | 1 | 2 | 3;
  words: string;
}

/** Characters that say something new: not the one before, nor its neighbour in the alphabet or the row of digits. */
function fresh(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const runs = codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  });
  return Math.min(runs.length, new Set(codes).size * 2);
}

/** Whether it is a shorter text written again and again. */
const repeats = (password: string) => (password + password).indexOf(password, 1) < password.length;

/** The hint about a password of which nothing but its characters is known. */
export function passwordHint(password: string, t: Translate): PasswordHint {
  const length = [...password].length;
  if (length === 0) {
    return {
      level: 0,
      words: t('At least 10 characters. A few unrelated words are hard to guess and easy to keep.'),
    };
  }
  if (length < shortest) {
    const left = shortest - length;
    return {
      level: 1,
      words: t('{left, plural, one {# more character.} other {# more characters.}}', { left }),
    };
  }
  if (repeats(password) || fresh(password) < shortest - 2) {
    return { level: 1, words: t('Easy to guess: it repeats itself. Mix in other words.') };
  }
  if (length < longEnough) return { level: 2, words: t('Good. Another word would make it harder to guess.') };
  return { level: 3, words: t('A good length.') };
}
