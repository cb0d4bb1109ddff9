import type { ExportInputKind } from './exportInputKind.ts';

export interface ExportInput {
  kind: ExportInputKind;
  tripId: string;
}
