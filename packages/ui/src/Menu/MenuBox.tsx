import { Check } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  type MenuProps as AriaMenuProps,
  RootMenuTriggerStateContext,
  Separator,
} from 'react-aria-components';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { cx } from '../internal/cx.ts';
import { listBox, listItem, OverlayBox } from '../internal/list.tsx';
import type { MenuProps } from './Menu.tsx';

type Props = Pick<MenuProps, 'items'> & {
  chooses: NonNullable<MenuProps['chooses']>;
  placement: NonNullable<MenuProps['placement']>;
  state: RootMenuTriggerState;
  trigger: RefObject<HTMLButtonElement | null>;
  menuProps: Pick<AriaMenuProps<object>, 'aria-labelledby' | 'autoFocus' | 'onClose' | 'id'>;
};

/** The popup of a Menu. */
export function MenuBox({ items, chooses, placement, state, trigger, menuProps }: Props) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <OverlayBox
      trigger="MenuTrigger"
      triggerRef={trigger}
      scrollRef={list}
      isOpen={state.isOpen}
      onOpenChange={(open) => state.setOpen(open)}
      placement={placement}
      {...(menuProps['aria-labelledby'] && { 'aria-labelledby': menuProps['aria-labelledby'] })}
      className="min-w-52"
    >
      <RootMenuTriggerStateContext value={state}>
        <Items items={items} chooses={chooses} menuProps={menuProps} list={list} />
      </RootMenuTriggerStateContext>
    </OverlayBox>
  );
}

/** Mounted only while the menu is open. */
function Items({
  items,
  chooses,
  menuProps,
  list,
}: Pick<Props, 'items' | 'chooses' | 'menuProps'> & { list: RefObject<HTMLDivElement | null> }) {
  const actions = typeof items === 'function' ? items() : items;
  return (
    <AriaMenu
      {...menuProps}
      {...(actions.some((item) => item.isChosen !== undefined) && {
        selectionMode: chooses === 'one' ? ('single' as const) : ('multiple' as const),
        selectedKeys: actions.filter((item) => item.isChosen).map((item) => item.id),
      })}
      ref={list}
      className={listBox}
    >
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
          <span className="min-w-0 flex-1">
            {item.label}
            {item.disabledReason && (
              <span className="block text-[0.8125rem] text-muted">{item.disabledReason}</span>
            )}
          </span>
          {item.isChosen && <Check aria-hidden className="text-accent-text" />}
        </MenuItem>,
      ])}
    </AriaMenu>
  );
}
