export { type Config, configure, hearNow, marketplaceNow } from './core/config.ts';
export { ApiError, toApiError } from './core/error.ts';
export { fillPath, mapsAsEntries } from './core/path.ts';
export { type FrameMessage, listenToFrame } from './core/frame.ts';
export * from './gen/rest/model/index.ts';
