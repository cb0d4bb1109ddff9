import { type ReactElement, type ReactNode, startTransition, useState } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Separator } from 'react-aria-components';
import { afterPress } from '../internal/afterPress.ts';
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
  /** A function is asked when the menu opens. */
  items: readonly MenuAction[] | (() => readonly MenuAction[]);
  placement?: 'bottom start' | 'bottom end';
};

/** Actions behind a button. */
export function Menu({ trigger, items, placement = 'bottom end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  // Opening hides the whole page behind from screen readers, which costs a long page more than a frame: first the
  // button shows that it was pressed.
  const change = (open: boolean) =>
    open ? afterPress(() => startTransition(() => setOpen(true))) : startTransition(() => setOpen(false));
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={change}>
      {trigger}
      <OverlayBox placement={placement} className="min-w-52">
        <Items items={items} />
      </OverlayBox>
    </MenuTrigger>
  );
}

/** Drawn only while the menu is open. */
function Items({ items }: Pick<MenuProps, 'items'>) {
  const actions = typeof items === 'function' ? items() : items;
  return (
    <AriaMenu className={listBox}>
      {actions.flatMap((item) => [
        ...(item.separated ? [<Separator key={`${item.id}-line`} className="mx-2 my-1 h-px bg-line" />] : []),
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
  );
}
