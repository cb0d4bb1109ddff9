import { useEffect, useRef } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { cx } from './cx.ts';

/**
 * The backdrop of a dialog, a drawer, or the palette. A press dismisses the overlay only if it begins and
 * ends on the backdrop itself. A second tap on a list that is closing, or a press whose list disappeared
 * before the finger lifted, isn't meant for the backdrop.
 */
export function Scrim({
  className,
  ...props
}: Omit<ModalOverlayProps, 'className' | 'shouldCloseOnInteractOutside'> & { className: string }) {
  const ground = useRef<HTMLDivElement>(null);
  const began = useRef<EventTarget>(null);
  useEffect(() => {
    const keep = (event: PointerEvent) => {
      began.current = event.target;
    };
    // On the window, to run before react-aria's listener on the document, which may stop the event.
    addEventListener('pointerdown', keep, true);
    return () => removeEventListener('pointerdown', keep, true);
  }, []);
  return (
    <ModalOverlay
      {...props}
      ref={ground}
      shouldCloseOnInteractOutside={(target) => target === ground.current && began.current === target}
      className={cx(
        'fixed inset-0 z-[70] bg-scrim transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0',
        className,
      )}
    />
  );
}
