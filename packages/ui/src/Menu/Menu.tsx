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
  /** Shown under the label when the action is not available. */
  disabledReason?: string;
  /** Items that are chosen instead of done: said of each, whether it is. */
  isChosen?: boolean;
  /** A line above this item. */
  separated?: boolean;
};
export type MenuProps = {
  /** A Button or IconButton of this library. */
  trigger: ReactElement;
  /** A function is asked when the menu opens. */
  items: readonly MenuAction[] | (() => readonly MenuAction[]);
  placement?: 'bottom start' | 'bottom end';
  /** How many items are chosen, where they are chosen; with many the menu stays open. */
  chooses?: 'one' | 'many';
};

const load = () => import('./MenuBox.tsx');
const MenuBox = lazy(() => load().then((m) => ({ default: m.MenuBox })));

/** Actions behind a button. What it opens is fetched when somebody comes near it: most visits open none. */
export function Menu({ trigger, items, placement = 'bottom end', chooses = 'one' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  // Opening hides the whole page behind from screen readers, which costs a long page more than a frame: first the
  // button shows that it was pressed.
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
  // The press props reach the button through a context, and with them what else it shall hear.
  const near = { onPointerEnter: load, onFocus: load } as Partial<ComponentProps<typeof PressResponder>>;
  // A collection, such as tabs, draws its content once more unseen to learn of its items.
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
