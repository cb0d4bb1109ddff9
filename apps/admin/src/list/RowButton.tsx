import type { ReactNode } from 'react';

export type RowButtonProps = { onPress: () => void; children: ReactNode };

/** The name of a row, which opens its details. */
export function RowButton({ onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-6 rounded-xs text-left font-medium underline-offset-[0.2em] hover:underline"
    >
      {children}
    </button>
  );
}
