import { useState } from 'react';
import { fieldErrorsOf, isAbort, sentenceOf } from '../../src/client/apiError.ts';
import { useUpload } from '../../src/components/useUpload.ts';

/** Sends with a progress and a way to cancel. */
export type Uploading = ReturnType<typeof useUpload>['during'];

interface Sending {
  /** Sends it and does all that follows. */
  send: (resume: File, during: Uploading) => Promise<void>;
  onCancelled?: () => void;
}

/** A resume that is sent as soon as it is chosen. @returns the properties of its `ResumeInput`, and what shows the progress there */
export function useSendResume({ send, onCancelled }: Sending) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const { part, during, cancel } = useUpload();
  const onChange = async (resume: File | null) => {
    setFile(resume);
    setError(undefined);
    if (!resume) return;
    try {
      await send(resume, during);
    } catch (refusal) {
      if (isAbort(refusal)) onCancelled?.();
      else setError(fieldErrorsOf(refusal).resume ?? sentenceOf(refusal));
    } finally {
      setFile(null);
    }
  };
  const input = {
    file,
    error,
    progress: part,
    onCancel: cancel,
    onChange: (resume: File | null) => void onChange(resume),
  };
  return { input, during };
}
