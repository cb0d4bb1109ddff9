import { expect, it } from 'vitest';
import { allPages } from './allPages.ts';

it('follows the cursor to the end', async () => {
  const pages: Record<string, { items: number[]; nextCursor?: string }> = {
    '': { items: [1, 2], nextCursor: 'b' },
    b: { items: [3], nextCursor: '' },
  };
  expect(await allPages(({ cursor }) => Promise.resolve(pages[cursor ?? '']!))).toEqual([1, 2, 3]);
});
