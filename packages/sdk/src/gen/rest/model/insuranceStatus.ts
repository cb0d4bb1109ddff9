
export type InsuranceStatus = typeof InsuranceStatus[keyof typeof InsuranceStatus];


export const InsuranceStatus = {
  processing: 'processing',
  confirmed: 'confirmed',
  modification_pending: 'modification pending',
  cancellation_pending: 'cancellation pending',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
