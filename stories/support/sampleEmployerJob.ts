import type { EmployerJob } from '../../schemas/employerJob.ts';
import { sampleJob } from './sampleJobs.ts';

/** A job as its employer sees it. @param people how many are in each stage, the first ones first */
export function sampleEmployerJob(
  told: Partial<EmployerJob> = {},
  people: readonly number[] = [],
): EmployerJob {
  const job = sampleJob(told);
  return {
    ...job,
    recruiterName: 'Dana Wells',
    pipeline: job.stages.map(({ id, name, type }, index) => ({
      stageId: id,
      stageName: name,
      stageType: type,
      people: people[index] ?? 0,
    })),
    answersOverdueCount: 0,
    answersDueCount: 0,
    oldestAnswerBy: null,
    ...told,
  };
}
