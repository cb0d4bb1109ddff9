import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Separator } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { listBox, listItem, OverlayBox } from '../internal/list.tsx';

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  onAction?: () => void;
  href?: string;
  tone?: 'danger';
  isDisabled?: boolean;
  /** Shown under the label when the action is not available. */
  disabledReason?: string;
  /** A line above this item. */
  separated?: boolean;
};
export type MenuProps = {
  /** A Button or IconButton of this library. */
  trigger: ReactElement;
  items: readonly MenuAction[];
  placement?: 'bottom start' | 'bottom end';
};

/** Actions behind a button. */
export function Menu({ trigger, items, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <OverlayBox placement={placement} className="min-w-52">
        <AriaMenu className={listBox}>
          {items.flatMap((item) => [
            ...(item.separated
              ? [<Separator key={`${item.id}-line`} className="mx-2 my-1 h-px bg-line" />]
              : []),
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={!!(item.isDisabled || item.disabledReason)}
              {...(item.href && { href: item.href })}
              {...(item.onAction && { onAction: item.onAction })}
              className={cx(listItem, 'no-underline', item.tone === 'danger' && 'text-red')}
            >
              {item.icon}
              <span>
                {item.label}
                {item.disabledReason && (
                  <span className="block text-[0.8125rem] text-muted">{item.disabledReason}</span>
                )}
              </span>
            </MenuItem>,
          ])}
        </AriaMenu>
      </OverlayBox>
    </MenuTrigger>
  );
}
