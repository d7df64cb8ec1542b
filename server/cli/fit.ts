/** `npm run fit`: weights of the matching, fitted on this installation's own decisions. */
import { readDecisions } from '../features/fitting/decisions.ts';
import { refit } from '../features/fitting/refit.ts';
import { shippedWeights } from '../matching/scoring/weights.ts';
import { switchOff, switchOn } from '../ranking/weightsInForce.ts';
import { runCommand, UsageError } from './command.ts';
import { open } from './open.ts';

const help = `Usage: npm run fit -- [--switch-on | --switch-off]

Learns from what recruiters did with their picks (saved, invited and hired against passed) how much each feature of the
matching should weigh, and says how well that would have ordered picks of jobs it did not learn from, before and after.
Changes nothing without --switch-on or --switch-off.

  --switch-on   matches with the new weights from the next daily run on; refused where they are no better
  --switch-off  goes back to the weights the program comes with

Works while the server runs and without it. Exit status: 0 done, 1 it could not be done.`;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

await runCommand({
  help,
  options: { 'switch-on': { type: 'boolean' }, 'switch-off': { type: 'boolean' } },
  async run({ 'switch-on': isOn = false, 'switch-off': isOff = false }, shutdown) {
    if (isOn && isOff) throw new UsageError('Give --switch-on or --switch-off.');
    const { db } = await open(shutdown);
    if (isOff) {
      const wasOn = await switchOff(db);
      console.log(
        wasOn
          ? 'Matching with the weights the program comes with from the next daily run on.'
          : 'The weights the program comes with are in use already.',
      );
      return 0;
    }
    const now = new Date();
    const found = refit(await readDecisions(db), shippedWeights, `own-${now.toISOString()}`);
    if (found.kind === 'TOO_FEW') {
      console.error(found.reason);
      return 1;
    }
    const { report, weights } = found;
    console.log(
      `${report.decisions} decisions about ${report.jobs} jobs. Pairs in the right order, of jobs not learned from: ` +
        `${percent(report.before)} with the weights the program comes with, ${percent(report.after)} with the new ones.`,
    );
    if (!isOn) {
      console.log('Nothing was changed; --switch-on takes the new ones into use.');
      return 0;
    }
    if (report.after <= report.before) {
      console.error('The new weights are no better, so nothing was changed.');
      return 1;
    }
    await switchOn(db, weights, report, now);
    console.log('Matching with the new weights from the next daily run on.');
    return 0;
  },
});
