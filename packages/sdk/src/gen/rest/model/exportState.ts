
/**
 * expired: the file was written, and is gone.
 */
export type ExportState = typeof ExportState[keyof typeof ExportState];


export const ExportState = {
  pending: 'pending',
  running: 'running',
  success: 'success',
  failure: 'failure',
  expired: 'expired',
} as const;
