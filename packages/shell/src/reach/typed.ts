import { isTakenOver, turn, turns } from './taken.ts';

/** Text fields, which the browser can also autofill without an event. */
const writable = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Uses the native value setter: React's override would record the value, and the change would be dropped. */
const write = (field: Field, words: string) =>
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', words, field);

/**
 * Replays text that was typed before hydration. React hydrated the field with this text in it and reacts only
 * to changes, so the field is cleared in between.
 */
function retell(field: Field, words: string) {
  for (const said of ['', words]) {
    write(field, said);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
}

/**
 * Records what the user types while React hydrates the page, boundary by boundary: React misses those events
 * and may clear fields.
 */
export class Typed {
  private readonly fields = new Map<Field, { words: string; told: number }>();

  constructor(private readonly page: Window) {
    page.document.addEventListener('beforeinput', this.restore, { capture: true });
    page.document.addEventListener('input', this.note, { capture: true });
  }

  /** Replayed events must not be recorded again. */
  private isTelling = false;

  private readonly note = (event: Event) => {
    if (!this.isTelling) this.add(event.target as Field);
  };

  /** React may clear a field between two keystrokes; restore it before the next one. */
  private readonly restore = (event: Event) => {
    const field = event.target as Field;
    const known = this.fields.get(field);
    if (known && field.value !== known.words) write(field, known.words);
  };

  private add(field: Field) {
    this.fields.set(field, { words: field.value, told: 0 });
  }

  /** Replays everything, including what the browser has autofilled, as boundaries hydrate. */
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
      // Twice, because a boundary that is being hydrated may miss the first event.
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
