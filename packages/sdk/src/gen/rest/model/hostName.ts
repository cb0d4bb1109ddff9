
export interface HostName {
  host: string;
  /** Requests for it reach this marketplace. */
  serving: boolean;
  /** Where the TXT record goes that proves it. */
  txtName?: string;
  txtValue?: string;
  /** Where the file goes that proves it instead. */
  fileUrl?: string;
  fileContent?: string;
  checkedAt?: string;
  /** What the last look for the proof found. */
  problem?: string;
}
