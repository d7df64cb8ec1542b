import { useEffect, useRef, useState } from 'react';
import { keepText, readText } from './textDraft.ts';
import { useOtherTab } from './useOtherTab.ts';

/**
 * A text that is kept in this browser until it is sent. Tabs share it: one in which nobody has typed shows what is typed
 * in another, and what was sent from one is offered by none. What was typed over it stays where it was typed.
 */
export function useTextDraft(key: string) {
  const [text, setText] = useState(() => readText(key, localStorage));
  const isElsewhere = useOtherTab(key);
  // In this tab, and under the key as far as this tab was told.
  const here = useRef({ text, isTyped: false, kept: text });
  useEffect(() => {
    const follow = ({ key: changed }: StorageEvent) => {
      if (changed !== key) return;
      const kept = readText(key, localStorage);
      const isDone = kept === '' && here.current.text === here.current.kept;
      here.current.kept = kept;
      if (here.current.isTyped && !isDone) return;
      here.current = { text: kept, isTyped: false, kept };
      setText(kept);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  const show = (typed: string) => {
    here.current = { text: typed, isTyped: typed !== '', kept: typed };
    setText(typed);
  };
  return {
    text,
    isElsewhere,
    type: (typed: string) => {
      show(typed);
      keepText(key, typed, localStorage);
    },
    /** Forgets what was sent; what another tab has typed over it stays. */
    sent: (words: string) => {
      show('');
      if (readText(key, localStorage).trim() === words) keepText(key, '', localStorage);
    },
  };
}
