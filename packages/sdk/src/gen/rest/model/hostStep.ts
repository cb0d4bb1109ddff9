import type { HostStepState } from './hostStepState.ts';
import type { HostStepStep } from './hostStepStep.ts';
import type { HostStepTab } from './hostStepTab.ts';

export interface HostStep {
  step: HostStepStep;
  /** Workspace tab on which the step's work is done. */
  tab?: HostStepTab;
  state: HostStepState;
  actionsEnabled: boolean;
}
