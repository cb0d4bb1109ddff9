import { isTakenOver, turn, turns } from './taken.ts';

/** Elements whose presses are recorded; links work on their own. */
const pressable = 'button, [role="button"], [role="tab"], [role="switch"]';

/** Checkboxes and radio buttons. All are recorded, because several may be toggled before hydration. */
const tickable = 'input[type="checkbox"], input[type="radio"]';

/** The count next to a stepper button. Every press of the button changes it, however fast the presses come. */
const countOf = (on: HTMLElement) => on.parentElement?.querySelector(':scope > output')?.textContent;

/** The events that end a pointer press. */
const ends = ['pointerup', 'pointercancel'] as const;

/**
 * Sends an event and reports whether it reached its target: React stops events on a boundary that isn't
 * hydrated yet.
 */
function reaches(target: Element, type: string, send: () => void): boolean {
  let isThere = false;
  const arrive = () => (isThere = true);
  target.addEventListener(type, arrive, { capture: true, once: true });
  send();
  target.removeEventListener(type, arrive, { capture: true });
  return isThere;
}

/**
 * Records what the user presses, toggles, and submits before React has hydrated it, and replays each action
 * once afterward.
 */
export class Pressed {
  private pressed: HTMLElement | undefined;
  private sent: HTMLFormElement | undefined;
  private readonly steps: HTMLElement[] = [];
  /** The count before the last replayed step; the next step waits until the count has changed. */
  private before: string | undefined;
  /** A pointer is down: a press is in progress, and its handler ignores others until it ends. */
  private isDown = false;
  private readonly ticked = new Map<HTMLInputElement, { isOn: boolean; told: boolean }>();

  /** The element that a pointer went down on before it was hydrated: its click alone wouldn't count as a press. */
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
    // React hydrates a boundary when it is pressed, and handles the press if the event arrives.
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
      // Pressing again while a press is recorded still means one press.
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
    // In a radio group, only the last selection counts.
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

  /** Schedules the replay of recorded actions; before hydration starts, they wait. */
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

  /** Replays what is ready, and in the last round everything, whatever React reports. */
  private tell(atLast: boolean) {
    const isReady = (element: Element) => atLast || isTakenOver(element);
    for (const [tick, { isOn, told }] of this.ticked) {
      if (tick.isConnected && !isReady(tick)) continue;
      if (tick.isConnected && tick.checked !== isOn) tick.click();
      // Twice, because a boundary that is being hydrated may miss the first event.
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

  /** Replays one step at a time. */
  private step(isReady: (element: Element) => boolean, atLast: boolean) {
    const [on] = this.steps;
    if (!on || (this.isDown && !atLast) || (on.isConnected && !isReady(on))) return;
    const count = countOf(on);
    if (count != null && count === this.before && !atLast) return;
    if (on.isConnected && !reaches(on, 'click', () => on.click())) return;
    this.steps.shift();
    this.before = this.steps.length > 0 ? (count ?? undefined) : undefined;
  }

  /** The page is hydrated, or will be soon, boundary by boundary. */
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
