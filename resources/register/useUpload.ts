import { useEffect, useRef, useState } from 'react';

interface UploadArgs {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Sends forms that may have a file, one at a time: the part that has left, and a way to give it up. */
export function useUpload() {
  const [part, setPart] = useState<number>();
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  /** @param hasFile whether there is something to show the progress of */
  const during = async <T>(hasFile: boolean, send: (args: UploadArgs) => Promise<T>): Promise<T> => {
    const abort = new AbortController();
    upload.current = abort;
    if (hasFile) setPart(0);
    try {
      return await send({ signal: abort.signal, onProgress: setPart });
    } finally {
      setPart(undefined);
    }
  };
  return { part, during, cancel: () => upload.current?.abort() };
}
