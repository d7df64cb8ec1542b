/** The way of an application through the stages of its job. */
import type { CandidateApplication } from '../../schemas/application.ts';
import type { Stage } from '../../schemas/job.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';

export interface StageStep {
  name: string;
  state: 'done' | 'now' | 'next';
}

type Known = Pick<CandidateApplication, 'status' | 'stageId' | 'stageName' | 'history'>;

/** The stages an application has been in, in order, each once. */
function walked({ history, stageName }: Known): string[] {
  return [...new Set([...history.map((event) => event.stageName), stageName])];
}

/**
 * The steps of an application by their names in the reader's language, those still to come included.
 *
 * @param stages the job's; without them only where the application has been is known
 */
export function stagePath(application: Known, stages?: readonly Stage[]): StageStep[] {
  const at = stages?.findIndex(({ id }) => id === application.stageId) ?? -1;
  const names = stages && at >= 0 ? stages.map(({ name }) => name) : walked(application);
  const here = at >= 0 ? at : names.indexOf(application.stageName);
  return names.map((name, index) => ({
    name: stageWords(name),
    state: application.status === 'HIRED' || index < here ? 'done' : index === here ? 'now' : 'next',
  }));
}

/** "Step 2 of 6: Screening"; without the number of steps where those to come are not known. */
export function stepWords(steps: readonly StageStep[], knowsAll: boolean): string {
  const here = steps.findIndex(({ state }) => state === 'now');
  const step = steps[here];
  if (!step) return steps.at(-1)?.name ?? '';
  return knowsAll
    ? t('Step {step} of {count}: {name}', { step: here + 1, count: steps.length, name: step.name })
    : step.name;
}
