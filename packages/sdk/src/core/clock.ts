/**
 * The time as the marketplace has it, by its last answer: a sandbox's clock may be ahead of real time, or stand still.
 * Until the first answer it is the machine's.
 */
export class MarketplaceClock {
  private aheadMs = 0;
  private frozenAt: number | undefined;

  /** Takes the answer's `Caravan-Now`: an instant, and "; frozen" where the clock stands still. */
  hear(said: string | null): void {
    const [instant, ...rest] = (said ?? '').split(';');
    const at = Date.parse(instant!);
    if (Number.isNaN(at)) return;
    this.aheadMs = at - Date.now();
    this.frozenAt = rest.some((part) => part.trim() === 'frozen') ? at : undefined;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.frozenAt ?? Date.now() + this.aheadMs;
  }
}
