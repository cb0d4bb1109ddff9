
/**
 * Which form display takes, with a policy number or without.
 */
export type InsurancePolicyDisplayCode = typeof InsurancePolicyDisplayCode[keyof typeof InsurancePolicyDisplayCode];


export const InsurancePolicyDisplayCode = {
  policy: 'policy',
  cancelled: 'cancelled',
  processing: 'processing',
} as const;
