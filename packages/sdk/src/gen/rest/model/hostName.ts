
export interface HostName {
  host: string;
  /** Whether requests for this host name reach the marketplace. */
  serving: boolean;
  /** Name of the TXT record that proves ownership. */
  txtName?: string;
  txtValue?: string;
  /** URL of the file that proves ownership instead. */
  fileUrl?: string;
  fileContent?: string;
  checkedAt?: string;
  /** What the last check found. */
  problem?: string;
}
