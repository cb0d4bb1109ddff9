import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSay } from '../internal/say.ts';
import { Scrim } from '../internal/Scrim.tsx';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /**
   * Turn it off when the user must choose: there is no close button, and Escape and outside clicks do
   * nothing. Default: true.
   */
  dismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
};

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' };

/** A task or question on top of the page. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  dismissable = true,
  role = 'dialog',
}: DialogProps) {
  const say = useSay();
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      className="flex items-end justify-center p-0 sm:items-center sm:p-6"
    >
      <Modal
        className={cx(
          'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-lg bg-raised shadow-overlay sm:rounded-lg',
          'transition-[transform,opacity] duration-150 data-entering:translate-y-3 data-entering:opacity-0 data-exiting:opacity-0',
          widths[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex items-start justify-between gap-4 px-6 pt-6 pb-2">
            <Heading slot="title" className="display-heading">
              {title}
            </Heading>
            {dismissable && (
              <IconButton
                label={say('Close')}
                icon={<X />}
                size="sm"
                tooltip={false}
                onPress={onClose}
                className="-me-2"
              />
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-2 pb-6 text-[0.9375rem]">{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </Scrim>
  );
}
