
export type HostStepStep = typeof HostStepStep[keyof typeof HostStepStep];


export const HostStepStep = {
  Plan_Trip: 'Plan Trip',
  Launch_Trip: 'Launch Trip',
  Promote: 'Promote',
  Trip_Prep: 'Trip Prep',
  Travel_Time: 'Travel Time',
  Canceled: 'Canceled',
} as const;
