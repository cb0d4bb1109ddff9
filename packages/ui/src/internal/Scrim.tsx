import { useEffect, useRef } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { cx } from './cx.ts';

/**
 * The ground under a dialog, a drawer or the palette. A press closes what lies on it only when it began and ended on
 * the ground itself: a second tap on a list that is just going, or one whose list was gone before the finger was up,
 * was never meant for it.
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
    // On the window: before react-aria's own listener on the document, which may end the event.
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
