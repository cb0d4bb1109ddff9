
/**
 * expired: the file was written but has since been deleted.
 */
export type ExportState = typeof ExportState[keyof typeof ExportState];


export const ExportState = {
  pending: 'pending',
  running: 'running',
  success: 'success',
  failure: 'failure',
  expired: 'expired',
} as const;
