
export interface HostSite {
  id: string;
  origin: string;
}
