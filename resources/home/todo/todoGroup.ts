/** Open tasks, in the words of the page. */
import type { StatusTone } from '../../../src/components/values/tones.ts';

/** One thing to do, and where it is done. */
export interface TodoItem {
  key: string;
  title: string;
  detail?: string | undefined;
  to: string;
}

/** Things of one kind. */
export interface TodoGroup {
  kind:
    | 'answersDue'
    | 'offerNews'
    | 'scorecardsMissing'
    | 'messagesUnread'
    | 'interviewsComing'
    | 'interviewsUnfit'
    | 'invitationsAnswered'
    | 'unseenLists'
    | 'savedWithoutNext'
    | 'emptyJobs'
    | 'drafts'
    | 'answersOverdue'
    | 'idleRecruiters'
    | 'ignoredLists';
  title: string;
  tone: StatusTone;
  /** How many there are; the first of them are `items`. */
  total: number;
  items: readonly TodoItem[];
  /** One place to do them all. */
  all?: { words: string; to: string };
}
