
export interface EmailField {
  name: string;
  label: string;
  /** Its value in the preview. */
  sample: string;
}
