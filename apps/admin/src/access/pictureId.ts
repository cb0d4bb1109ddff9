/** The file ID behind a picture's URL, if the product stores the file. */
export function pictureId(url: string | undefined): string | undefined {
  return /\/public\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(url ?? '')?.[1];
}
