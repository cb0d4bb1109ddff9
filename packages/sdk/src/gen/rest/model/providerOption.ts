
export interface ProviderOption {
  name: string;
  /** Works offline without settings. */
  embedded: boolean;
  /** What whoever chooses it has to know, such as that it does not take cards yet. */
  note?: string;
  settings: string[];
  secrets: string[];
}
