import type { Page } from './useList.ts';

/** A list that is shown whole, such as one in groups: every page, one after the other. */
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
