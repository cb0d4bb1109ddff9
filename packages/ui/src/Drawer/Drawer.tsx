import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSay } from '../internal/say.ts';
import { Scrim } from '../internal/Scrim.tsx';

export type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  side?: 'left' | 'right';
  size?: 'sm' | 'md' | 'lg';
};

const widths = { sm: 'max-w-sm', md: 'max-w-lg', lg: 'max-w-3xl' };

/** Details or a longer form next to the page they belong to. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
  footer,
  side = 'right',
  size = 'md',
}: DrawerProps) {
  const say = useSay();
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={cx('flex', side === 'right' ? 'justify-end' : 'justify-start')}
    >
      <Modal
        className={cx(
          'flex h-dvh w-full flex-col bg-raised shadow-overlay transition-transform duration-180 ease-calm',
          side === 'right'
            ? 'data-entering:translate-x-8 data-exiting:translate-x-8 rtl:data-entering:-translate-x-8 rtl:data-exiting:-translate-x-8'
            : 'data-entering:-translate-x-8 data-exiting:-translate-x-8 rtl:data-entering:translate-x-8 rtl:data-exiting:translate-x-8',
          widths[size],
        )}
      >
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex items-start justify-between gap-4 border-b border-line px-6 py-5">
            <Heading slot="title" className="display-heading">
              {title}
            </Heading>
            <IconButton
              label={say('Close')}
              icon={<X />}
              size="sm"
              tooltip={false}
              onPress={onClose}
              className="-me-2"
            />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </Scrim>
  );
}
