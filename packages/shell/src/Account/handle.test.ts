import { expect, it } from 'vitest';
import { cleanHandle, cleanName, withScheme } from './handle.ts';

it('cleans what people type', () => {
  expect(cleanHandle(' @maya travels ')).toBe('mayatravels');
  expect(cleanName('  Maya   <Lou> ')).toBe('Maya Lou ');
  expect(withScheme('maya.example')).toBe('https://maya.example');
  expect(withScheme('http://maya.example')).toBe('http://maya.example');
  expect(withScheme(' ')).toBe('');
});
