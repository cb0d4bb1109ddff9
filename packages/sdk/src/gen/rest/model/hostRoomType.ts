
export type HostRoomType = typeof HostRoomType[keyof typeof HostRoomType];


export const HostRoomType = {
  oneBed: 'oneBed',
  twoBeds: 'twoBeds',
  sharedBed: 'sharedBed',
} as const;
