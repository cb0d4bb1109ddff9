import { PressArea } from '@caravan/ui/PressArea';
import type { ReactNode } from 'react';

export type RowButtonProps = { onPress: () => void; children: ReactNode };

/** A row's name, which opens its details. */
export function RowButton({ onPress, children }: RowButtonProps) {
  return (
    <PressArea look="text" onPress={onPress}>
      {children}
    </PressArea>
  );
}
