import type { ProgressStepKey } from './progressStepKey.ts';

export interface ProgressStep {
  key: ProgressStepKey;
  label: string;
  done: boolean;
}
