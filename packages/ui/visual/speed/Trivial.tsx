import { useState } from 'react';

/** The least work a press can cause; its duration is the overhead of the browser and the machine. */
export function Trivial() {
  const [on, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={on} onClick={() => setOn(!on)}>
      Trivial {on ? 'on' : 'off'}
    </button>
  );
}
