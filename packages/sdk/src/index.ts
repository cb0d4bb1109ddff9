export { type Config, configure } from './core/config.ts';
export { ApiError, toApiError } from './core/error.ts';
export { fillPath, mapsAsEntries } from './core/path.ts';
export * from './gen/rest/model/index.ts';
