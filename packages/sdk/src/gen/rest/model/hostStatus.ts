
export type HostStatus = typeof HostStatus[keyof typeof HostStatus];


export const HostStatus = {
  created: 'created',
  'ready-to-qualify': 'ready-to-qualify',
  qualifying: 'qualifying',
  qualified: 'qualified',
  planning: 'planning',
  launched: 'launched',
  confirmed: 'confirmed',
  renewed: 'renewed',
} as const;
