
export interface ReportEmbed {
  embedUrl: string;
  expiresAt: string;
}
