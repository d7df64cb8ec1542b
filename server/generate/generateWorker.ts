/** A thread that composes resumes and reads them. */
import { serveTasks } from '../base/workers/serveTasks.ts';
import { type ReadResume, readPerson } from './readPerson.ts';

export interface ComposeTask {
  seed: number;
  from: number;
  count: number;
  today: string;
}

serveTasks(({ seed, from, count, today }: ComposeTask): ReadResume[] =>
  Array.from({ length: count }, (_, i) => readPerson(seed * 1_000_003 + from + i, today)),
);
