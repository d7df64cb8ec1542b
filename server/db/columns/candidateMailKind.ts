/** Mails that come to candidates by the day or the week, each seen to once a day. */
export type CandidateMailKind = 'NEW_JOBS' | 'PICKED' | 'STANDING';
