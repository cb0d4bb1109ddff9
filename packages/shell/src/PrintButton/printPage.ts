/** Prints the page after its images have loaded, because images below the fold are lazy. */
export async function printPage(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // An image that fails to load leaves its space empty, as on screen.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
