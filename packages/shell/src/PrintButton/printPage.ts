/** Prints the page once its pictures are there: those further down only load when they are scrolled to. */
export async function printPage(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that can't be loaded leaves its place empty, as on the screen.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
