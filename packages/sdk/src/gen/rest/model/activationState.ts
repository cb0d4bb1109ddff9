
export interface ActivationState {
  activated: boolean;
}
