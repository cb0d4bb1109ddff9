import { t } from '@lingui/core/macro';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const words = {
  title: t`You have unsaved changes`,
  text: t`If you leave this page now, you’ll lose them.`,
  leave: t`Leave page`,
  stay: t`Keep editing`,
};

/** Asks before unsaved changes are left behind. Render what it returns: `{useUnsavedPrompt(form.isUnsaved)}`. */
export function useUnsavedPrompt(unsaved: boolean): ReactNode {
  const blocker = useBlocker({
    // Moving inside one page, such as to another tab of a dialog, keeps what was typed.
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={words.title}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      tone="danger"
    >
      {words.text}
    </ConfirmDialog>
  );
}
