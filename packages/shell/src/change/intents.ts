/**
 * The idempotency keys of a screen's changes. One intent is one object that is changed, named by the identifiers among
 * the input; what is typed may be corrected while no answer has come. The server refuses a key that has already done
 * something else, so a corrected sum after a lost answer is not paid beside the first.
 */
export function createIntents(make: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>();
  const nameOf = (input: readonly unknown[]) =>
    JSON.stringify(input.filter((part) => typeof part === 'string'));
  return {
    /** The key of this input's intent: the same until it is done with or forgotten. */
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
