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

/** By the element's own setter: React's, which stands before it, would note the words as told already. */
const write = (field: Field, words: string) =>
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', words, field);

/**
 * Tells a field's page what was typed before it listened. React took the field over with these words in it, and hears
 * of a change alone, so the field is emptied in between.
 */
function retell(field: Field, words: string) {
  for (const said of ['', words]) {
    write(field, said);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
}

/** React has taken an element over: it notes there what the element is. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** How often, and how many milliseconds apart, the page is told; React takes a page over part by part. */
const turns = 100;
const turn = 60;

/** What people type while React takes the page over, part by part. It hears of none of it before, and empties fields. */
class Typed {
  private readonly fields = new Map<Field, { words: string; told: number }>();

  constructor(private readonly page: Window) {
    page.document.addEventListener('beforeinput', this.restore, { capture: true });
    page.document.addEventListener('input', this.note, { capture: true });
  }

  /** What is told is no news. */
  private isTelling = false;

  private readonly note = (event: Event) => {
    if (!this.isTelling) this.add(event.target as Field);
  };

  /** Between two keys the field may have been emptied; the next one goes on where the last one stood. */
  private readonly restore = (event: Event) => {
    const field = event.target as Field;
    const known = this.fields.get(field);
    if (known && field.value !== known.words) write(field, known.words);
  };

  private add(field: Field) {
    this.fields.set(field, { words: field.value, told: 0 });
  }

  /** Tells the page, which listens from now on or soon, of everything; also of what the browser has filled in. */
  tell(left = turns) {
    if (left === turns) {
      for (const field of this.page.document.querySelectorAll<HTMLInputElement>(writable))
        if (field.value !== field.defaultValue && !this.fields.has(field)) this.add(field);
    }
    this.isTelling = true;
    for (const [field, known] of this.fields) {
      const isOver = isTakenOver(field);
      if (isOver || left === turns) retell(field, known.words);
      if (isOver) known.told += 1;
      // Twice: a part that is being taken over may not hear yet.
      if (known.told === 2 || !field.isConnected) this.fields.delete(field);
    }
    this.isTelling = false;
    if (this.fields.size > 0 && left > 0) this.page.setTimeout(() => this.tell(left - 1), turn);
    else this.end();
  }

  private end() {
    this.page.document.removeEventListener('beforeinput', this.restore, { capture: true });
    this.page.document.removeEventListener('input', this.note, { capture: true });
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
  const typed = new Typed(page);
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
  const goLive = () => {
    if (loading) return;
    loading = true;
    for (const sign of signs) page.removeEventListener(sign, goLive, { capture: true });
    void load().finally(() => {
      document.removeEventListener('click', press, { capture: true });
      document.removeEventListener('submit', send, { capture: true });
      typed.tell();
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
  for (const sign of signs) page.addEventListener(sign, goLive, { capture: true, passive: true });
  const wait = () => page.setTimeout(goLive, after);
  if (document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
}
