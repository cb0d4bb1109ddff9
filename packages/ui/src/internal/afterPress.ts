const ends = ['pointerup', 'pointercancel', 'keyup'] as const;

/** Calls `act` once what is held down has been let go and that has been painted: long work must not keep a press waiting. */
export function afterPress(act: () => void) {
  const next = () => requestAnimationFrame(() => setTimeout(act));
  if (!document.querySelector(':active')) return void next();
  const end = () => {
    for (const name of ends) removeEventListener(name, end, true);
    next();
  };
  for (const name of ends) addEventListener(name, end, true);
}
