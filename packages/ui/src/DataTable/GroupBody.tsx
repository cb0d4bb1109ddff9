import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';

type Props = {
  /** Undefined for ungrouped rows. */
  head: { id: string; label: ReactNode; count: number } | undefined;
  isFolded: boolean;
  onToggle: (id: string) => void;
  span: number;
  /** The rows, which may render later than their heading. */
  children: ReactNode;
};

/** A group of rows under a collapsible heading. */
export function GroupBody({ head, isFolded, onToggle, span, children }: Props) {
  return (
    <tbody role="rowgroup" className="narrow:block">
      {head && (
        <Heading
          id={head.id}
          label={head.label}
          count={head.count}
          isFolded={isFolded}
          onToggle={onToggle}
          span={span}
        />
      )}
      {children}
    </tbody>
  );
}

type HeadingProps = {
  id: string;
  label: ReactNode;
  count: number;
  isFolded: boolean;
  onToggle: (id: string) => void;
  span: number;
};

const Heading = memo(function Heading({ id, label, count, isFolded, onToggle, span }: HeadingProps) {
  return (
    <tr role="row" className="narrow:block">
      <th
        role="rowheader"
        scope="rowgroup"
        colSpan={span}
        className="border-b border-line bg-sunken text-start font-medium narrow:block"
      >
        <PressArea
          look="bare"
          aria-expanded={!isFolded}
          onPress={() => onToggle(id)}
          className="flex min-h-10 w-full items-center gap-2 px-(--table-edge,1rem) text-start outline-offset-[-2px]"
        >
          <ChevronDown
            aria-hidden
            className={cx('size-4 transition-transform duration-150', isFolded && '-rotate-90 rtl:rotate-90')}
          />
          {label}
          <span className="tabular font-normal text-muted">{count}</span>
        </PressArea>
      </th>
    </tr>
  );
});
