
export type SecondFactorStepNext = typeof SecondFactorStepNext[keyof typeof SecondFactorStepNext];


export const SecondFactorStepNext = {
  enrol: 'enrol',
  confirm: 'confirm',
} as const;
