
export interface UploadedImage {
  /** URL of the image; set it on the record that shows the image. */
  url: string;
  width: number;
  height: number;
}
