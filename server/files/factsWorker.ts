/** The thread in which facts are read out of resumes' texts. */
import type { ResumeFacts } from '../../schemas/facts.ts';
import { serveTasks } from '../base/workers/serveTasks.ts';
import { readFacts } from '../matching/reading/facts.ts';

export interface FactsTask {
  text: string;
  /** YYYY-MM-DD; current positions last until then. */
  today: string;
}

/** Opens the vocabularies and compiles the expressions before the first resume comes. */
const example = `Experience
Project Manager, Example Ltd, Leeds, United Kingdom, 2015 - 2020
Managed budgets and trained staff in customer service and SQL.
Education
Bachelor of Science in Computer Science, 2014
Skills
Accounting, Python, Spanish`;

serveTasks(
  ({ text, today }: FactsTask): ResumeFacts => readFacts(text, today),
  async () => readFacts(example, '2021-01-01'),
);
