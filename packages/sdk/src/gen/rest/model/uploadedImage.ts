
export interface UploadedImage {
  /** Where it is served; give it to the record that shows it. */
  url: string;
  width: number;
  height: number;
}
