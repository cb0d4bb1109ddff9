
export interface TenantSummary {
  id: string;
  slug: string;
  brand: string;
  currency: string;
  /** Empty until ownership of a host name is proven. */
  host: string;
  url?: string;
  sandbox: boolean;
  platform?: boolean;
  createdAt: string;
}
