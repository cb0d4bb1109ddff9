
export type TenantPagesItem = typeof TenantPagesItem[keyof typeof TenantPagesItem];


export const TenantPagesItem = {
  terms: 'terms',
  privacy: 'privacy',
  imprint: 'imprint',
  help: 'help',
} as const;
