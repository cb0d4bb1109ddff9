/**
 * The idempotency keys of a screen's mutations. An intent is one object being changed, identified by the IDs
 * in the input. The rest of the input may be corrected while there is no response. The server rejects a key
 * that has already done something else, so a corrected amount after a lost response isn't paid in addition to
 * the first.
 */
export function createIntents(make: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>();
  const nameOf = (input: readonly unknown[]) =>
    JSON.stringify(input.filter((part) => typeof part === 'string'));
  return {
    /** The key of this input's intent, stable until the intent is completed or reset. */
    keyOf(input: readonly unknown[]): string {
      const name = nameOf(input);
      const key = keys.get(name) ?? make();
      keys.set(name, key);
      return key;
    },
    done(input: readonly unknown[]): void {
      keys.delete(nameOf(input));
    },
    forget(): void {
      keys.clear();
    },
  };
}
