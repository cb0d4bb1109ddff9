import type { Page } from './useList.ts';

/** Loads every page of a list, one after the other, for lists that are shown in full, such as grouped ones. */
export async function allPages<Row>(load: (page: { cursor?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await load(cursor ? { cursor } : {});
    rows.push(...page.items);
    cursor = page.nextCursor || undefined;
  } while (cursor);
  return rows;
}
