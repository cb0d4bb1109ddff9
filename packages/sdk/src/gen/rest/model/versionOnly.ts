
export interface VersionOnly {
  version: number;
}
