/** Notices what a story complains about on the console. */

export interface ConsoleWatch {
  /**
   * Throws when there was an error or warning that none of the patterns expects.
   *
   * @param expected patterns of messages that belong to the scene
   */
  check: (expected?: readonly RegExp[]) => void;
  stop: () => void;
}

const levels = ['error', 'warn'] as const;

/** React's remarks on the way a test drives it, depending on how fast the machine is; the product cannot cause them. */
const aboutTests = [/not wrapped in act\(/, /suspended inside an `act` scope/];

const words = (value: unknown) =>
  value instanceof Error ? `${value.message}\n${value.stack}` : String(value);

/** Starts to listen; messages still reach the console. */
export function watchConsole(): ConsoleWatch {
  const heard: string[] = [];
  const originals = levels.map((level) => [level, console[level]] as const);
  for (const [level, original] of originals) {
    console[level] = (...args: unknown[]) => {
      heard.push(`console.${level}: ${args.map(words).join(' ')}`);
      original(...args);
    };
  }
  return {
    check: (expected = []) => {
      const known = [...aboutTests, ...expected];
      const surprises = heard.filter((message) => !known.some((pattern) => pattern.test(message)));
      if (surprises.length > 0) throw new Error(`Unexpected on the console:\n${surprises.join('\n')}`);
    },
    stop: () => {
      for (const [level, original] of originals) console[level] = original;
    },
  };
}
