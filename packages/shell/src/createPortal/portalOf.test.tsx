import { expect, it } from 'vitest';
import { isInside } from './portalOf.tsx';

it.each([
  ['/app/host', '/app/host', true],
  ['/app/host/trips?x=1', '/app/host', true],
  ['/app/hostess', '/app/host', false],
  ['/change-password', '/app/host', false],
  ['/login', '/', true],
  ['/app/host/trips', '/', false],
  ['/admin', '/', false],
  ['/api/me/exports/1/file?token=x', '/', false],
])('%s belongs to %s: %s', (href, base, inside) => expect(isInside(href, base)).toBe(inside));
