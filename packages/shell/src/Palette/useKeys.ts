import { useEffect, useEffectEvent } from 'react';

/** Listens for Ctrl+K or ⌘K anywhere, and for "?" outside text fields. */
export function useKeys(on: { palette: () => void; help: () => void }): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      on.palette();
    } else if (event.key === '?' && !isTyping(event.target)) {
      event.preventDefault();
      on.help();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|button|submit|range)$/.test(target.type);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
