import {
  type ComponentProps,
  lazy,
  type ReactElement,
  type ReactNode,
  startTransition,
  Suspense,
  useRef,
  useState,
} from 'react';
import { useIsHidden } from 'react-aria/private/collections/Hidden';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { afterPress } from '../internal/afterPress.ts';

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  onAction?: () => void;
  href?: string;
  tone?: 'danger';
  isDisabled?: boolean;
  /** Why the action is unavailable, shown below the label. */
  disabledReason?: string;
  /** Whether the item is selected, for menus of choices instead of actions. Announced for each item. */
  isChosen?: boolean;
  /** Shows a separator above this item. */
  separated?: boolean;
};
export type MenuProps = {
  /** A Button or IconButton from this library. */
  trigger: ReactElement;
  /** The menu items. A function is called each time the menu opens. */
  items: readonly MenuAction[] | (() => readonly MenuAction[]);
  placement?: 'bottom start' | 'bottom end';
  /** How many items can be selected in a menu of choices. With `many`, the menu stays open. */
  chooses?: 'one' | 'many';
};

const load = () => import('./MenuBox.tsx');
const MenuBox = lazy(() => load().then((m) => ({ default: m.MenuBox })));

/** Actions behind a button. The popup loads on hover or focus of the trigger, because most visits never open it. */
export function Menu({ trigger, items, placement = 'bottom end', chooses = 'one' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  // Opening hides the page behind from screen readers, which takes longer than a frame on long pages; paint
  // the pressed button first.
  const open = () =>
    startTransition(() => {
      setOpened(true);
      setOpen(true);
    });
  const state = useMenuTriggerState({
    isOpen,
    onOpenChange: (next) => (next ? afterPress(open) : startTransition(() => setOpen(false))),
  });
  const button = useRef<HTMLButtonElement>(null);
  const { menuTriggerProps, menuProps } = useMenuTrigger({ type: 'menu' }, state, button);
  // Press props reach the button through context, and so do these additional event handlers.
  const near = { onPointerEnter: load, onFocus: load } as Partial<ComponentProps<typeof PressResponder>>;
  // Collections, such as tabs, render their content a second time, hidden, to discover their items.
  if (useIsHidden()) return null;
  return (
    <>
      <PressResponder {...near} {...menuTriggerProps} ref={button} isPressed={isOpen}>
        {trigger}
      </PressResponder>
      {opened && (
        <Suspense fallback={null}>
          <MenuBox
            items={items}
            chooses={chooses}
            state={state}
            trigger={button}
            placement={placement}
            menuProps={menuProps}
          />
        </Suspense>
      )}
    </>
  );
}
