/** A count as the reader's language groups it. */
export const plain = (value: number) => value.toLocaleString();
