
export interface ManifestCompanion {
  name: string;
  dateOfBirth?: string;
}
