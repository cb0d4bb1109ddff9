/**
 * A page that the server has drawn reads whole and leads everywhere without a script. What makes it live loads when
 * somebody reaches for it, so that a phone on a poor line shows the page first and pays for the rest when it is used.
 */

/** The signs of a person: each comes before, or with, what somebody wants of the page. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** How long a page that nobody touches waits: its prices go on by themselves, and a visit counts. */
export const patience = 5_000;

/** What a press of is kept; links lead by themselves. */
const pressable = 'button, [role="button"], [role="tab"], [role="switch"]';

/** What is ticked. Each is kept: many may be ticked before the page is live. */
const tickable = 'input[type="checkbox"], input[type="radio"]';

/** What words are typed into, or filled in by the browser, which tells nobody. */
const writable = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

export interface Reach {
  /** Loads what makes the page live; it ends once the page is. */
  load: () => Promise<unknown>;
  /** Whether to load at once: the page has nothing to show without. */
  now: boolean;
  /** How long nobody may be seen. */
  after?: number;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells a field's page what was typed before it listened. React took the field over with these words in it, and hears
 * of a change alone, so the field is emptied in between.
 */
function retell(field: Field) {
  const { value } = field;
  for (const words of ['', value]) {
    // By the element's own setter: React's, which stands before it, would note the words as told already.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', words, field);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
}

/** Loads when somebody reaches for the page, and gives it then what was typed and pressed meanwhile. */
export function whenReached({ load, now, after = patience }: Reach, page: Window = window): void {
  if (now) {
    void load();
    return;
  }
  const { document } = page;
  let loading = false;
  let pressed: HTMLElement | undefined;
  let sent: HTMLFormElement | undefined;
  const typed = new Set<Field>();
  const ticked = new Map<HTMLInputElement, boolean>();

  const press = (event: Event) => {
    const tick = (event.target as Element).closest<HTMLInputElement>(tickable);
    if (tick) {
      // It is ticked once the page hears of it.
      event.preventDefault();
      event.stopImmediatePropagation();
      // Of a group's choices the last one holds.
      for (const other of ticked.keys())
        if (other.type === 'radio' && other.name === tick.name) ticked.delete(other);
      ticked.set(tick, tick.checked);
      return;
    }
    const on = (event.target as Element).closest<HTMLElement>(pressable);
    if (!on || on.closest('a[href]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.removeAttribute('aria-busy');
    pressed = on;
    on.setAttribute('aria-busy', 'true');
  };
  const tickAll = () => {
    for (const [tick, wanted] of ticked) if (tick.isConnected && tick.checked !== wanted) tick.click();
  };
  const send = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    sent = event.target as HTMLFormElement;
  };
  const type = (event: Event) => void typed.add(event.target as Field);
  const goLive = () => {
    if (loading) return;
    loading = true;
    for (const sign of signs) page.removeEventListener(sign, goLive, { capture: true });
    void load().finally(() => {
      document.removeEventListener('click', press, { capture: true });
      document.removeEventListener('submit', send, { capture: true });
      document.removeEventListener('input', type, { capture: true });
      for (const field of document.querySelectorAll<HTMLInputElement>(writable))
        if (field.value !== field.defaultValue) typed.add(field);
      for (const field of typed) if (field.isConnected) retell(field);
      tickAll();
      // React takes a part over when it is first pressed, and may not hear of that press.
      page.setTimeout(tickAll);
      pressed?.removeAttribute('aria-busy');
      if (pressed?.isConnected) pressed.click();
      if (sent?.isConnected) sent.requestSubmit();
    });
  };

  document.addEventListener('click', press, { capture: true });
  document.addEventListener('submit', send, { capture: true });
  document.addEventListener('input', type, { capture: true });
  for (const sign of signs) page.addEventListener(sign, goLive, { capture: true, passive: true });
  const wait = () => page.setTimeout(goLive, after);
  if (document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
}
