import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect } from 'react';

type Props<Row> = {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  box: RefObject<HTMLDivElement | null>;
  height: number;
  dense: boolean;
  span: number;
  children: (row: Row, index: number, measure: (el: HTMLElement | null) => void) => ReactNode;
};

/**
 * Renders only the visible rows and a few around them; spacer rows above and below keep the scroll height
 * accurate.
 */
export default function VirtualBody<Row>({ rows, rowId, box, height, dense, span, children }: Props<Row>) {
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by the compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => (dense ? 41 : 53),
    initialRect: { width: 800, height },
    overscan: 2,
    getItemKey: (index) => rowId(rows[index]!),
  });
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  useEffect(() => void box.current?.scrollTo({ top: 0 }), [box, rows]);
  return (
    <tbody role="rowgroup" className="narrow:block">
      {above > 0 && <Space height={above} span={span} />}
      {shown.map((item) => children(rows[item.index]!, item.index, virtual.measureElement))}
      {below > 0 && <Space height={below} span={span} />}
    </tbody>
  );
}

function Space({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden className="narrow:block">
      <td colSpan={span} style={{ height, padding: 0 }} className="narrow:block" />
    </tr>
  );
}
