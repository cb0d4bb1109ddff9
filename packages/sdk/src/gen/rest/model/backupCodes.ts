
export interface BackupCodes {
  codes: string[];
}
