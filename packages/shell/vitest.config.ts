export { portalTests as default } from '@caravan/config/vitest';
