import { t } from '@lingui/core/macro';
import { useBlocker } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';

const ConfirmDialog = lazy(() =>
  import('@caravan/ui/ConfirmDialog').then((m) => ({ default: m.ConfirmDialog })),
);

const words = {
  title: t`You have unsaved changes`,
  text: t`If you leave this page now, you’ll lose them.`,
  leave: t`Leave page`,
  closeText: t`If you close this now, you’ll lose them.`,
  discard: t`Discard changes`,
  stay: t`Keep editing`,
};

export type UnsavedPromptOptions = {
  /**
   * Whether a page keeps the changes, so that going there needs no prompt; another URL of the same page never
   * does.
   */
  keptAt?: (pathname: string) => boolean;
  /** For a form in a drawer or dialog: the search parameters that `useOpened` keeps it open with. */
  openAs?: readonly string[];
  /** Called when the user chooses to leave. */
  onLeave?: () => void;
};

const valueOf = (search: unknown, name: string) => JSON.stringify((search as Record<string, unknown>)[name]);

/** Asks for confirmation before leaving unsaved changes. Render the result: `{useUnsavedPrompt(form.isUnsaved)}`. */
export function useUnsavedPrompt(
  unsaved: boolean,
  { keptAt, openAs = [], onLeave }: UnsavedPromptOptions = {},
): ReactNode {
  const blocker = useBlocker({
    // Navigation within one page, such as to another tab of a dialog, keeps the input.
    shouldBlockFn: ({ current, next }) =>
      unsaved &&
      (current.pathname === next.pathname
        ? openAs.some((name) => valueOf(current.search, name) !== valueOf(next.search, name))
        : !keptAt?.(next.pathname)),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        isOpen
        onClose={() => blocker.reset()}
        onConfirm={() => {
          onLeave?.();
          blocker.proceed();
        }}
        title={words.title}
        confirmLabel={openAs.length > 0 ? words.discard : words.leave}
        cancelLabel={words.stay}
        tone="danger"
      >
        {openAs.length > 0 ? words.closeText : words.text}
      </ConfirmDialog>
    </Suspense>
  );
}
