const ends = ['pointerup', 'pointercancel', 'keyup'] as const;

/** Calls `act` after the current press ends and is painted, so that long work never delays the press. */
export function afterPress(act: () => void) {
  const next = () => requestAnimationFrame(() => setTimeout(act));
  if (!document.querySelector(':active')) return void next();
  const end = () => {
    for (const name of ends) removeEventListener(name, end, true);
    next();
  };
  for (const name of ends) addEventListener(name, end, true);
}
