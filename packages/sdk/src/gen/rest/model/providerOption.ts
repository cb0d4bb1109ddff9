
export interface ProviderOption {
  name: string;
  /** Works offline without settings. */
  embedded: boolean;
  /** What to know before choosing it, such as that it does not take cards yet. */
  note?: string;
  settings: string[];
  secrets: string[];
}
