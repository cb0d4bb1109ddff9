import { isTakenOver, turn, turns } from './taken.ts';

/** What words are typed into, or filled in by the browser, which tells nobody. */
const writable = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

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

/** What people type while React takes the page over, part by part. It hears of none of it before, and empties fields. */
export class Typed {
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
