import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Column } from './types.ts';

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  /** Whether there is a checkbox cell before the columns (`lead`) or an actions cell after them (`trail`). */
  lead: boolean;
  trail: boolean;
  dense: boolean;
};

/** A skeleton with the table's header, columns, and height, so that nothing shifts when the rows arrive. */
export function LoadingRows<Row>({ label, columns, lead, trail, dense }: Props<Row>) {
  const say = useSay();
  const primary = columns.find((column) => column.primary) ?? columns[0];
  return (
    <div
      aria-busy="true"
      role="status"
      aria-label={say('{name}: loading', { name: label })}
      className="@container overflow-hidden"
    >
      <table aria-hidden className="w-full border-separate border-spacing-0 narrow:block">
        <thead className="narrow:hidden">
          <tr>
            {lead && <td className="w-10 border-b border-line" />}
            {columns.map((column) => (
              <td
                key={column.id}
                style={column.width ? { width: column.width } : {}}
                className={cx(
                  'border-b border-line px-4 wide:first:ps-(--table-edge,1rem) wide:last:pe-(--table-edge,1rem)',
                  dense ? 'h-9' : 'h-11',
                )}
              >
                <Skeleton className={cx('h-3 w-16', column.align === 'right' && 'ms-auto')} />
              </td>
            ))}
            {trail && <td className="w-12 border-b border-line" />}
          </tr>
        </thead>
        <tbody className="narrow:block">
          {Array.from({ length: 6 }, (_, row) => (
            <tr
              key={row}
              className="narrow:flex narrow:flex-col narrow:gap-2 narrow:border-b narrow:border-line narrow:px-(--table-edge,1rem) narrow:py-3.5"
            >
              {lead && (
                <td className="border-b border-line ps-(--table-edge,1rem) narrow:hidden">
                  <Skeleton className="size-4" />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx(
                    'border-b border-line px-4 wide:first:ps-(--table-edge,1rem) wide:last:pe-(--table-edge,1rem) narrow:h-auto narrow:border-0 narrow:p-0',
                    dense ? 'h-10' : 'h-13',
                  )}
                >
                  <Skeleton
                    className={cx(
                      'h-3.5 max-w-full',
                      column === primary ? 'w-40' : 'w-20',
                      column.align === 'right' && 'wide:ms-auto',
                    )}
                  />
                </td>
              ))}
              {trail && (
                <td className="border-b border-line pe-2 narrow:hidden">
                  <Skeleton className="ms-auto size-5" />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
