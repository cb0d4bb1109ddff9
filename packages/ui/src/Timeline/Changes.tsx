import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import { useSay } from '../internal/say.ts';

export type TimelineChange = { id: string; label: ReactNode; before?: ReactNode; after?: ReactNode };

/** A collapsible list of changes: each field before and after. */
export function Changes({ changes }: { changes: readonly TimelineChange[] }) {
  const say = useSay();
  const heading = 'pb-1 pe-4 text-start text-[0.8125rem] font-normal text-muted';
  // Where three columns would break words, each field becomes a block with its values below it.
  const row = '@max-[26rem]:block @max-[26rem]:border-t @max-[26rem]:border-line @max-[26rem]:py-2';
  const cell =
    'border-t border-line py-1.5 pe-4 align-top break-words @max-[26rem]:block @max-[26rem]:border-0 @max-[26rem]:p-0';
  const name = 'text-[0.8125rem] text-muted @min-[26rem]:hidden';
  return (
    <Disclosure className="group/changes mt-1.5">
      <Button
        slot="trigger"
        className="-ms-1 inline-flex min-h-8 items-center gap-1 rounded-sm px-1 text-sm font-medium text-accent-text data-focus-visible:outline-2 data-focus-visible:outline-focus"
      >
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform duration-150 group-data-expanded/changes:rotate-90 rtl:-scale-x-100"
        />
        {changes.length === 1 ? say('1 change') : say('{count} changes', { count: changes.length })}
      </Button>
      <DisclosurePanel className="@container">
        <table role="table" className="tabular mt-2 w-full table-fixed text-sm @max-[26rem]:block">
          <thead role="rowgroup" className="@max-[26rem]:sr-only">
            <tr role="row">
              <th role="columnheader" scope="col" className={heading}>
                {say('Field')}
              </th>
              <th role="columnheader" scope="col" className={heading}>
                {say('Before')}
              </th>
              <th role="columnheader" scope="col" className={heading}>
                {say('After')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="@max-[26rem]:block">
            {changes.map(({ id, label, before, after }) => (
              <tr key={id} role="row" className={row}>
                <th role="rowheader" scope="row" className={`${cell} text-start font-medium`}>
                  {label}
                </th>
                <td role="cell" className={`${cell} text-muted`}>
                  <span aria-hidden className={name}>{`${say('Before')} `}</span>
                  {before ?? '–'}
                </td>
                <td role="cell" className={cell}>
                  <span aria-hidden className={name}>{`${say('After')} `}</span>
                  {after ?? '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DisclosurePanel>
    </Disclosure>
  );
}
