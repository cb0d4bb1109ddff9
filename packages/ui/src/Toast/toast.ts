import { ToastQueue } from 'react-stately/useToastState';

export type ToastTone = 'success' | 'error' | 'info' | 'warning';
/** An action offered by a toast, such as undo. Performing it closes the toast. */
type ToastAction = { label: string; onAction: () => void };
export type ToastContent = { tone: ToastTone; title: string; message?: string; action?: ToastAction };

/** How long a toast stays visible, in milliseconds. */
const toastTime = { standard: 4000, services: 3500, saved: 3000, brief: 2000, undo: 10_000 } as const;
export type ToastTime = keyof typeof toastTime;

export type ToastOptions = {
  title: string;
  message?: string;
  tone?: ToastTone;
  action?: ToastAction;
  /** Default: `standard` (4000 ms), or `undo` (10 s) with an action. `sticky` stays until it is closed. */
  time?: ToastTime | 'sticky';
  /** A toast is not shown again while another with the same ID is visible. */
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
