import { useEffect, useState } from 'react';
import type { Role } from '../../schemas/user.ts';
import { type Progress, readProgress, saveProgress } from './progress.ts';
import type { Filled } from './steps.ts';

/** The entries so far: kept in the tab, and brought back from there after a reload. */
export function useEntries(role: Role) {
  const [kept] = useState(() => readProgress(window.sessionStorage, role));
  const [isRestored, setRestored] = useState(
    () =>
      kept !== undefined &&
      kept.ticket === undefined &&
      Object.keys(kept.values).some((field) => field !== 'employerName'),
  );
  const [progress, setProgress] = useState<Progress>(() => kept ?? { role, values: {} });
  const [resume, setResume] = useState<File | null>(null);
  useEffect(() => saveProgress(window.sessionStorage, progress), [progress]);
  return {
    progress,
    setProgress,
    /** Values of a step as they are typed. */
    keep: (values: Progress['values']) =>
      setProgress((before) => ({ ...before, values: { ...before.values, ...values } })),
    empty: () => {
      setProgress({ role, values: {} });
      setRestored(false);
      setResume(null);
    },
    isRestored,
    setRestored,
    /** Never kept: after a reload it has to be chosen again. */
    resume,
    setResume,
    filled: { values: progress.values, hasResume: resume !== null, proof: progress.proof } satisfies Filled,
  };
}

export type Entries = ReturnType<typeof useEntries>;
