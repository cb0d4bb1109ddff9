import { Alert } from '@caravan/ui/Alert';
import type { ReactNode } from 'react';

export type ActionBarProps = { error?: string | undefined; children: ReactNode };

/** The buttons of a form, in reach however long the form is; a refusal stands right above them (O-206). */
export function ActionBar({ error, children }: ActionBarProps) {
  return (
    <div
      data-action-bar
      className="sticky bottom-14 z-20 -mx-4 mt-2 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur-sm sm:-mx-8 sm:px-8 md:bottom-0"
    >
      {error && (
        <Alert tone="error" className="mb-3">
          {error}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">{children}</div>
    </div>
  );
}
