/**
 * The marketplace's time according to its last response: a sandbox's clock can be ahead of real time or
 * frozen. Until the first response, it is the machine's time.
 */
export class MarketplaceClock {
  private aheadMs = 0;
  private frozenAt: number | undefined;

  /** Reads a response's `Caravan-Now` header: an instant, followed by "; frozen" if the clock is stopped. */
  hear(said: string | null, agoMs = 0): void {
    const [instant, ...rest] = (said ?? '').split(';');
    const at = Date.parse(instant!);
    if (Number.isNaN(at)) return;
    this.aheadMs = at + agoMs - Date.now();
    this.frozenAt = rest.some((part) => part.trim() === 'frozen') ? at : undefined;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.frozenAt ?? Date.now() + this.aheadMs;
  }
}
