import { useState } from 'react';

/** The least a page can do when it is pressed: what it takes, the browser and this machine take. */
export function Trivial() {
  const [on, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
      Trivial {on ? 'on' : 'off'}
    </button>
  );
}
