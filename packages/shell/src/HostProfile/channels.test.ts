import { expect, it } from 'vitest';
import { channelAddress } from './channels.ts';

it('leads to the page behind a handle, and nowhere but the web', () => {
  expect(channelAddress('instagram', '@maya')).toBe('https://www.instagram.com/maya');
  expect(channelAddress('tiktok', 'maya')).toBe('https://www.tiktok.com/@maya');
  expect(channelAddress('youtube', 'https://youtu.be/maya')).toBe('https://youtu.be/maya');
  expect(channelAddress('personalSite', 'javascript:alert(1)')).toBe('https://javascript:alert(1)');
});
