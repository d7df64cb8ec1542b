/** The thread of one run; the state of the run lives and dies with it. */
import { serveTasks } from '../workers/serveTasks.ts';
import { matching } from './matching.ts';
import type { MatchTask } from './matchThread.ts';
import { createPoolMatcher } from './poolMatcher.ts';

const matcher = createPoolMatcher(matching);

serveTasks(async (task: MatchTask): Promise<unknown> => {
  switch (task.step) {
    case 'begin':
      return matcher.begin(...task.given);
    case 'survey':
      return matcher.survey(...task.given);
    case 'scoreKept':
      return matcher.scoreKept();
    case 'score':
      return matcher.score(...task.given);
    case 'choose':
      return matcher.choose();
    case 'finish':
      return matcher.finish(...task.given);
  }
});
