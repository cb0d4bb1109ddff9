/** The file behind the address of a picture that the product keeps, which ends with the file's id. */
export function pictureId(url: string | undefined): string | undefined {
  return /\/public\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(url ?? '')?.[1];
}
