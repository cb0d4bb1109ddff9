
export type SitePageAction = typeof SitePageAction[keyof typeof SitePageAction];


export const SitePageAction = {
  save: 'save',
  publish: 'publish',
  discard: 'discard',
  takeDown: 'takeDown',
} as const;
