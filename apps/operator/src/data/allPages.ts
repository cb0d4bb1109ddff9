/** Every row of a list that the server gives page by page, for screens that group the whole of it. */
export async function allPages<Row>(
  load: (cursor: string | undefined) => Promise<{ items: Row[]; nextCursor?: string }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await load(cursor);
    rows.push(...page.items);
    cursor = page.nextCursor || undefined;
  } while (cursor);
  return rows;
}
