import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBoxItem, type ListBoxItemProps, Popover, type PopoverProps } from 'react-aria-components';
import { cx } from './cx.ts';

/** An option of a Select, ComboBox, or TagField. */
export type Option = { id: string; label: string; description?: string; isDisabled?: boolean };

/**
 * The popup of a list, menu, or calendar. While closing, it still captures taps and ignores them, so that
 * none falls through.
 */
export function OverlayBox({
  className,
  ...props
}: Omit<PopoverProps, 'className'> & { className?: string }) {
  return (
    <Popover
      offset={6}
      // A press on the popup itself keeps focus where it is: a field that lost and regained focus would reopen.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      {...props}
      className={cx(
        'enter-fade rounded-md border border-line bg-raised shadow-overlay outline-none data-exiting:*:pointer-events-none',
        className,
      )}
    />
  );
}

export const listBox = 'max-h-80 overflow-auto p-1 outline-none';
export const listItem = cx(
  'group/item relative flex cursor-default items-center gap-3 rounded-sm px-3 py-2 text-sm outline-none select-none',
  'data-focused:bg-sunken data-hovered:bg-sunken data-disabled:text-muted data-disabled:opacity-60',
  '[&_svg]:size-4 [&_svg]:shrink-0',
);

export function ListOption({
  label,
  description,
  ...props
}: Omit<ListBoxItemProps, 'children' | 'className'> & { label: string; description?: ReactNode }) {
  return (
    <ListBoxItem {...props} textValue={label} className={listItem}>
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1">
            <span className={cx('block', isSelected && 'font-medium')}>{label}</span>
            {description && <span className="block text-[0.8125rem] text-muted">{description}</span>}
          </span>
          {isSelected && <Check aria-hidden className="text-accent-text" />}
        </>
      )}
    </ListBoxItem>
  );
}
