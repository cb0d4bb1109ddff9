import { useEffect, useEffectEvent, useRef } from 'react';

/** Buffers keystrokes from the moment the palette is requested until its field mounts and takes them over. */
export function useKept(isAsked: boolean, onClose: () => void): () => string {
  // Initially empty rather than null: a palette that mounts immediately takes the buffer before effects run.
  const words = useRef<string | null>('');
  const keep = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (words.current === null || !(isLetter || ['Backspace', 'Enter', 'Escape'].includes(key))) return;
    // The keystroke isn't meant for the page underneath.
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
