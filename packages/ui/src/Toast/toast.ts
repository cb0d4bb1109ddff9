import { ToastQueue } from 'react-stately/useToastState';

export type ToastTone = 'success' | 'error' | 'info' | 'warning';
export type ToastContent = { tone: ToastTone; title: string; message?: string };

/** How long a toast stays, in milliseconds. */
const toastTime = { standard: 4000, services: 3500, saved: 3000, brief: 2000 } as const;
export type ToastTime = keyof typeof toastTime;

export type ToastOptions = {
  title: string;
  message?: string;
  tone?: ToastTone;
  /** Default standard (4000 ms); `sticky` stays until it is closed. */
  time?: ToastTime | 'sticky';
  /** A toast with the same id that is still showing is not shown again. */
  id?: string;
};

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });
const showing = new Map<string, string>();

/** Shows a toast and returns a function that closes it. */
export function toast({ title, message, tone = 'success', time = 'standard', id }: ToastOptions): () => void {
  const name = id ?? `${tone}|${title}|${message ?? ''}`;
  const before = showing.get(name);
  if (before) return () => toastQueue.close(before);
  const key = toastQueue.add(
    { tone, title, ...(message !== undefined && { message }) },
    { ...(time !== 'sticky' && { timeout: toastTime[time] }), onClose: () => showing.delete(name) },
  );
  showing.set(name, key);
  return () => toastQueue.close(key);
}
