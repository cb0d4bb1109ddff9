
export type ManifestPrintKind = typeof ManifestPrintKind[keyof typeof ManifestPrintKind];


export const ManifestPrintKind = {
  pdf: 'pdf',
  csv: 'csv',
} as const;
