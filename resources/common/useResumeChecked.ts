import { useState } from 'react';
import type { Candidate } from '../../schemas/candidate.ts';

/** Outlives signing out, so the mark must not tell whose it is. */
const key = 'kept:resume-checked';

/** Identifies one resume: another file has to be checked again. */
function markOf({ createdAt, resumeFileName }: Candidate): string {
  let mark = 0;
  for (const sign of `${createdAt} ${resumeFileName}`)
    mark = (mark * 31 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291;
  return mark.toString(36);
}

function readMark(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage the question comes back, which does no harm.
    return null;
  }
}

function keepMark(mark: string): void {
  try {
    localStorage.setItem(key, mark);
  } catch {
    // See above.
  }
}

/** Whether the candidate has looked at what was read from the resume, and how to note that; kept in this browser. */
export function useResumeChecked(profile: Candidate | undefined) {
  const [mark, setMark] = useState(readMark);
  return {
    // Who corrected something has looked at it.
    checked: profile !== undefined && (mark === markOf(profile) || profile.correctedFacts.length > 0),
    markChecked: () => {
      if (!profile) return;
      setMark(markOf(profile));
      keepMark(markOf(profile));
    },
  };
}
