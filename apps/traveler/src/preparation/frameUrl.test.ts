import { expect, test } from 'vitest';
import { frameUrl } from './frameUrl.ts';

test('a pdf is used as is, any other page shows its content only', () => {
  expect(frameUrl('https://x.example/list.pdf')).toBe('https://x.example/list.pdf');
  expect(frameUrl('https://x.example/list.PDF?v=2')).toBe('https://x.example/list.PDF?v=2');
  expect(frameUrl('https://x.example/list')).toBe('https://x.example/list?contentOnly=true');
  expect(frameUrl('https://x.example/list?a=1#top')).toBe('https://x.example/list?a=1&contentOnly=true#top');
});
