/** Schemas of every request and answer, the contract's own. */
export * from './gen/rest/zod.ts';
