import { ToastQueue } from 'react-stately/useToastState';

export type ToastTone = 'success' | 'error' | 'info' | 'warning';
/** What can be done about what a toast says, such as taking it back. Doing it closes the toast. */
type ToastAction = { label: string; onAction: () => void };
export type ToastContent = { tone: ToastTone; title: string; message?: string; action?: ToastAction };

/** How long a toast stays, in milliseconds. */
const toastTime = { standard: 4000, services: 3500, saved: 3000, brief: 2000, undo: 10_000 } as const;
export type ToastTime = keyof typeof toastTime;

export type ToastOptions = {
  title: string;
  message?: string;
  tone?: ToastTone;
  action?: ToastAction;
  /** Default standard (4000 ms), with an action `undo` (10 s); `sticky` stays until it is closed. */
  time?: ToastTime | 'sticky';
  /** A toast with the same id that is still showing is not shown again. */
  id?: string;
};

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });
const showing = new Map<string, string>();

/** Shows a toast and returns a function that closes it. */
export function toast({
  title,
  message,
  action,
  tone = 'success',
  time = action ? 'undo' : 'standard',
  id,
}: ToastOptions): () => void {
  const name = id ?? `${tone}|${title}|${message ?? ''}`;
  const before = showing.get(name);
  if (before) return () => toastQueue.close(before);
  const key = toastQueue.add(
    { tone, title, ...(message !== undefined && { message }), ...(action && { action }) },
    { ...(time !== 'sticky' && { timeout: toastTime[time] }), onClose: () => showing.delete(name) },
  );
  showing.set(name, key);
  return () => toastQueue.close(key);
}
