/** The thread in which facts are read out of resumes' texts. */
import type { ResumeFacts } from '../../schemas/facts.ts';
import { serveTasks } from '../base/workers/serveTasks.ts';
import { readFacts } from '../matching/reading/facts.ts';

export interface FactsTask {
  text: string;
  /** YYYY-MM-DD; current positions last until then. */
  today: string;
}

serveTasks(({ text, today }: FactsTask): ResumeFacts => readFacts(text, today));
