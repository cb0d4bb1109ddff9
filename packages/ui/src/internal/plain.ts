/** Formats a count with the page language's digit grouping. */
export const plain = (value: number) =>
  new Intl.NumberFormat(document.documentElement.lang || undefined).format(value);
