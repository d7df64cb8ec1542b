import { useEffect, useRef, useState } from 'react';

/** An upload is followed and given up with these. */
export interface UploadArgs {
  signal: AbortSignal;
  /** Called with the part that has left, from 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends files, one at a time: the part that has left, and a way to give the upload up. Leaving the page gives it up.
 *
 * @returns `part` from 0 to 1 while something is being sent, for a FileDrop's `progress`; `during`, which runs a
 *   sending function; `cancel`
 * @example
 * const { part, during, cancel } = useUpload();
 * const send = (file: File) => during(({ signal, onProgress }) => uploadForm('/files', { body: formOf(file), signal }, { onProgress }));
 * <FileDrop label="Contract" file={file} onChange={setFile} progress={part} onCancel={cancel} />
 */
export function useUpload() {
  const [part, setPart] = useState<number>();
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  /** @param isShown whether there is something to show the progress of; by default there is */
  const during = async <T>(send: (args: UploadArgs) => Promise<T>, isShown = true): Promise<T> => {
    const abort = new AbortController();
    upload.current = abort;
    if (isShown) setPart(0);
    try {
      return await send({ signal: abort.signal, onProgress: setPart });
    } finally {
      setPart(undefined);
    }
  };
  return { part, during, cancel: () => upload.current?.abort() };
}
