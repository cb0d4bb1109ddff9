import { useEffect, useEffectEvent, useRef } from 'react';

/** Keeps what is typed after the palette was asked for until its field is there, which takes it. */
export function useKept(isAsked: boolean, onClose: () => void): () => string {
  // Empty from the beginning: a palette that is there at once takes it before the effects have run.
  const words = useRef<string | null>('');
  const keep = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (words.current === null || !(isLetter || ['Backspace', 'Enter', 'Escape'].includes(key))) return;
    // What lies beneath is not meant.
    event.preventDefault();
    event.stopPropagation();
    if (isLetter) words.current += key;
    else if (key === 'Backspace') words.current = words.current.slice(0, -1);
    else if (key === 'Escape') onClose();
  });
  useEffect(() => {
    if (!isAsked) return;
    const listen = (event: KeyboardEvent) => keep(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      words.current = '';
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, [isAsked]);
  return () => {
    const kept = words.current ?? '';
    words.current = null;
    return kept;
  };
}
