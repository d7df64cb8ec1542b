/** The frame of every command: its arguments, its help, its end. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { createShutdown, type Shutdown } from '../base/shutdown.ts';
import { StartError } from '../base/startError.ts';

/** A request that cannot be carried out; shown with the way to the help. */
export class UsageError extends Error {}

interface Command<O extends ParseArgsOptionsConfig> {
  /** Shown for --help: what it does, its options, its exit statuses. */
  help: string;
  options: O;
  /** The arguments beside the options, in order, as the help calls them; each has to be given. None by default. */
  takes?: readonly string[];
  /**
   * @param given what was given for `takes`, in order
   * @returns the exit status
   */
  run(
    values: ReturnType<typeof parseArgs<{ options: O }>>['values'],
    shutdown: Shutdown,
    given: readonly string[],
  ): Promise<number>;
}

/** The status that shells expect of a command that was stopped before it was done. */
const interrupted = 130;

/** An error of the arguments as Node words it, without its advice about positional arguments. */
const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a command with the arguments of this process and ends the process; 1 when the command could not run. */
export async function runCommand<O extends ParseArgsOptionsConfig>(command: Command<O>): Promise<void> {
  const shutdown = createShutdown(interrupted);
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (stopped = true));
  try {
    const args = process.argv.slice(2);
    if (args.includes('--help')) {
      console.log(command.help);
      return await shutdown.end(0);
    }
    const { takes = [], options } = command;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: takes.length > 0 });
    const missing = takes[positionals.length];
    if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
    if (positionals.length > takes.length) throw new UsageError(`There is more than ${takes.join(' ')}.`);
    await shutdown.end(await command.run(values, shutdown, positionals));
  } catch (error) {
    // Failures of a connection closed under its hands are no news.
    if (stopped) console.error('Stopped before the end. Run it again to go on.');
    else if (error instanceof UsageError || isArgumentError(error)) {
      console.error(`${error.message.split('. To specify')[0]}\nSee --help.`);
    } else {
      console.error(error instanceof StartError ? error.message : error);
    }
    await shutdown.end(1);
  }
}
