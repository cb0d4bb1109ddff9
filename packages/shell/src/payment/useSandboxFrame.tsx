import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { words } from './messages.ts';
import { sandboxFrame } from './sandboxFrame.ts';
import type { CardSource } from './source.ts';

/** The sandbox provider's fields, and their source once they are ready. */
export function useSandboxFrame(payerName: string): { source: CardSource | undefined; fields: ReactNode } {
  const [at, setAt] = useState<HTMLDivElement | null>(null);
  const [source, setSource] = useState<CardSource>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!at) return;
    const frame = sandboxFrame(at, {
      payerName,
      onReady: () => setSource(frame),
      onFailed: () => setFailed(true),
      onSubmit: () => at.closest('form')?.requestSubmit(),
    });
    return () => {
      frame.remove();
      setSource(undefined);
    };
  }, [at, payerName]);
  const fields = failed ? (
    <ErrorState compact title={words.configFailed} onRetry={() => setFailed(false)} />
  ) : (
    <div className="relative">
      {!source && (
        <div role="status" aria-label={words.loading} className="absolute inset-0">
          <Skeleton lines={6} />
        </div>
      )}
      {/* The frame is larger than its fields, to leave room for focus rings. */}
      <div ref={setAt} className="-m-1" />
    </div>
  );
  return { source, fields };
}
