import { isTakenOver, turn, turns } from './taken.ts';

/** What a press of is kept; links lead by themselves. */
const pressable = 'button, [role="button"], [role="tab"], [role="switch"]';

/** What is ticked. Each is kept: many may be ticked before the page is live. */
const tickable = 'input[type="checkbox"], input[type="radio"]';

/** The count that stands beside a button. Each press of the button changes it, however fast they come. */
const countOf = (on: HTMLElement) => on.parentElement?.querySelector(':scope > output')?.textContent;

/** What ends a press of a pointer. */
const ends = ['pointerup', 'pointercancel'] as const;

/** An event that React turns away, since the part it happens in is still on its way, ends before its target. */
function reaches(target: Element, type: string, send: () => void): boolean {
  let isThere = false;
  const arrive = () => (isThere = true);
  target.addEventListener(type, arrive, { capture: true, once: true });
  send();
  target.removeEventListener(type, arrive, { capture: true });
  return isThere;
}

/** What people press, tick and send of a page that React has not taken over. Each is done once it has, and once. */
export class Pressed {
  private pressed: HTMLElement | undefined;
  private sent: HTMLFormElement | undefined;
  private readonly steps: HTMLElement[] = [];
  /** The count before the step that was given last: the next one starts from what is shown after it. */
  private before: string | undefined;
  /** A pointer is down: a press is under way, and whoever hears of it takes no other until it ends. */
  private isDown = false;
  private readonly ticked = new Map<HTMLInputElement, { isOn: boolean; told: boolean }>();

  /** What a pointer is down on while nobody listens there: its click alone would be no press to anybody. */
  private begun: Element | undefined;
  private isLive = false;
  private isTelling = false;

  constructor(private readonly page: Window) {
    const { document } = page;
    document.addEventListener('pointerdown', this.begin, { capture: true, passive: true });
    for (const end of ends) document.addEventListener(end, this.lift, { capture: true, passive: true });
    document.addEventListener('click', this.press, { capture: true });
    document.addEventListener('submit', this.send, { capture: true });
  }

  private readonly lift = () => (this.isDown = false);

  private readonly begin = (event: Event) => {
    this.isDown = true;
    const on = (event.target as Element).closest(pressable);
    this.begun = on ?? undefined;
    // React takes a part over when it is pressed, and hears of that press if it arrives.
    const arrive = () => {
      if (on && isTakenOver(on)) this.begun = undefined;
    };
    on?.addEventListener('pointerdown', arrive, { capture: true, once: true });
  };

  private readonly press = (event: Event) => {
    if (this.isTelling) return;
    const target = event.target as Element;
    const tick = target.closest<HTMLInputElement>(tickable);
    const on = target.closest<HTMLElement>(pressable);
    const kept = tick ?? on;
    if (!kept || (!tick && kept.closest('a[href]'))) return;
    if (isTakenOver(kept) && this.begun !== kept) {
      // Whoever presses again while a press is kept wants it once.
      if (kept === this.pressed) this.release();
      return;
    }
    this.begun = undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (tick) this.tick(tick);
    else if (countOf(kept) != null) this.steps.push(kept);
    else this.hold(kept);
    this.go();
  };

  private tick(tick: HTMLInputElement) {
    // Of a group's choices the last one holds.
    for (const other of this.ticked.keys())
      if (other.type === 'radio' && other.name === tick.name) this.ticked.delete(other);
    this.ticked.set(tick, { isOn: tick.checked, told: false });
  }

  private hold(on: HTMLElement) {
    this.release();
    this.pressed = on;
    on.setAttribute('aria-busy', 'true');
  }

  private release() {
    this.pressed?.removeAttribute('aria-busy');
    this.pressed = undefined;
  }

  private readonly send = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (this.isTelling || isTakenOver(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.sent = form;
    this.go();
  };

  private isWaiting = false;

  /** Something is kept. Before the page is live it waits for that. */
  private go(left = turns) {
    if (!this.isLive || this.isWaiting) return;
    this.isTelling = true;
    this.tell(left === 0);
    this.isTelling = false;
    if (left === 0 || !(this.pressed || this.sent || this.ticked.size || this.steps.length)) return;
    this.isWaiting = true;
    this.page.setTimeout(() => {
      this.isWaiting = false;
      this.go(left - 1);
    }, turn);
  }

  /** Does what can be done by now, at last whatever React says of it. */
  private tell(atLast: boolean) {
    const isReady = (element: Element) => atLast || isTakenOver(element);
    for (const [tick, { isOn, told }] of this.ticked) {
      if (tick.isConnected && !isReady(tick)) continue;
      if (tick.isConnected && tick.checked !== isOn) tick.click();
      // Twice: a part that is being taken over may not hear yet.
      if (told || !tick.isConnected) this.ticked.delete(tick);
      else this.ticked.set(tick, { isOn, told: true });
    }
    this.step(isReady, atLast);
    const { pressed, sent } = this;
    if (pressed && (!pressed.isConnected || isReady(pressed))) {
      this.release();
      if (pressed.isConnected && !reaches(pressed, 'click', () => pressed.click())) this.hold(pressed);
    }
    if (sent && (!sent.isConnected || isReady(sent))) {
      this.sent = undefined;
      if (sent.isConnected) sent.requestSubmit();
    }
  }

  /** Takes one step at a time. */
  private step(isReady: (element: Element) => boolean, atLast: boolean) {
    const [on] = this.steps;
    if (!on || (this.isDown && !atLast) || (on.isConnected && !isReady(on))) return;
    const count = countOf(on);
    if (count != null && count === this.before && !atLast) return;
    if (on.isConnected && !reaches(on, 'click', () => on.click())) return;
    this.steps.shift();
    this.before = this.steps.length > 0 ? (count ?? undefined) : undefined;
  }

  /** The page is live, or will be part by part soon. */
  goLive() {
    this.isLive = true;
    this.go();
    this.page.setTimeout(() => this.end(), turns * turn);
  }

  private end() {
    const { document } = this.page;
    document.removeEventListener('pointerdown', this.begin, { capture: true });
    for (const end of ends) document.removeEventListener(end, this.lift, { capture: true });
    document.removeEventListener('click', this.press, { capture: true });
    document.removeEventListener('submit', this.send, { capture: true });
  }
}
