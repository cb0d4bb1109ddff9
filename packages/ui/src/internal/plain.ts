/** A count as the page's language groups it. */
export const plain = (value: number) =>
  new Intl.NumberFormat(document.documentElement.lang || undefined).format(value);
