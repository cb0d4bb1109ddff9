import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { listItem } from '../internal/list.tsx';
import { useSay } from '../internal/say.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Scrim } from '../internal/Scrim.tsx';

export type Command = {
  id: string;
  label: string;
  /** Additional search terms. */
  keywords?: string;
  icon?: ReactNode;
  /** Secondary text at the end of the line, such as the item's location. */
  hint?: string;
  href?: string;
  onAction?: () => void;
  /** Replaces what was typed with this text, and keeps the palette open for what follows it. */
  types?: string;
  /** Marks a remote match, which stays visible whether or not its label contains the typed text. */
  isFound?: boolean;
};
export type CommandPaletteProps = {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly { title: string; items: readonly Command[] }[];
  label?: string;
  emptyText?: string;
  /** Called with the typed text. Use it to load groups from elsewhere; mark their items with `isFound`. */
  onQueryChange?: (query: string) => void;
  /** Shows that more results may follow. */
  isLoading?: boolean;
  /** Returns the text that was typed before the field was mounted. */
  typedBefore?: () => string;
};

/**
 * Appended to the text of remote matches, so that the filter keeps them although their labels don't contain
 * the query.
 */
const found = '\u2063';

/** Sets the field's text, as if it had been typed here. */
function type(field: HTMLInputElement | null, words: string, all: string) {
  if (!words || !field?.isConnected) return;
  const typed = { bubbles: true, inputType: 'insertText', data: words };
  field.dispatchEvent(new InputEvent('beforeinput', typed));
  // Uses the native value setter: React's own would record the value, and the change event would be dropped.
  Reflect.set(HTMLInputElement.prototype, 'value', all, field);
  field.dispatchEvent(new InputEvent('input', typed));
}

/** Finds actions and pages by typing. The page decides which shortcut opens it; Escape closes it. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, groups, label, emptyText, onQueryChange, isLoading, typedBefore } = props;
  const say = useSay();
  const { contains } = useFilter({ sensitivity: 'base' });
  const field = useRef<HTMLInputElement>(null);
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="flex items-start justify-center p-4 pt-[12dvh]"
    >
      <Modal className="w-full max-w-xl overflow-hidden rounded-lg bg-raised shadow-overlay transition-transform duration-150 data-entering:-translate-y-2">
        <Dialog aria-label={label ?? say('Search or jump to')} className="outline-none">
          <Autocomplete
            filter={(text, query) => text.endsWith(found) || contains(text, query)}
            {...(onQueryChange && { onInputChange: onQueryChange })}
          >
            <SearchField
              aria-label={label ?? say('Search or jump to')}
              autoFocus
              className="flex items-center gap-3 border-b border-line px-5"
            >
              <Search aria-hidden className="size-4.5 shrink-0 text-muted" />
              <Input
                ref={field}
                placeholder={label ?? say('Search or jump to')}
                onFocus={({ currentTarget }) => {
                  const words = typedBefore?.() ?? '';
                  // The list subscribes in its effects, so wait until they have run.
                  setTimeout(() => type(currentTarget, words, words + currentTarget.value));
                }}
                className="min-h-14 w-full bg-transparent text-base outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
              />
              {isLoading && <Spinner label={say('Loading')} />}
            </SearchField>
            <Menu
              aria-label={label ?? say('Search or jump to')}
              onAction={(id) => {
                const words = groups.flatMap(({ items }) => items).find((item) => item.id === id)?.types;
                if (words) type(field.current, words, words);
                else onOpenChange(false);
              }}
              renderEmptyState={() => (
                <p className="px-4 py-6 text-center text-sm text-muted">
                  {isLoading ? say('Loading') : (emptyText ?? say('Nothing found'))}
                </p>
              )}
              className="max-h-[50dvh] overflow-y-auto p-2 outline-none"
            >
              {groups.map((group) => (
                <MenuSection key={group.title} id={group.title}>
                  <Header className="kicker px-3 pt-3 pb-1.5">{group.title}</Header>
                  {group.items.map((item) => (
                    <MenuItem
                      key={item.id}
                      id={item.id}
                      textValue={`${item.label} ${item.keywords ?? ''}${item.isFound ? found : ''}`}
                      {...(item.href && { href: item.href })}
                      {...(item.onAction && { onAction: item.onAction })}
                      className={cx(listItem, 'no-underline')}
                    >
                      {item.icon}
                      <span className="min-w-0 flex-1 truncate">{item.label}</span>
                      {item.hint && <span className="text-[0.8125rem] text-muted">{item.hint}</span>}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </Scrim>
  );
}
