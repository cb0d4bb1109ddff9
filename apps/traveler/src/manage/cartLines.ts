import type { Cart, CartLine } from '@caravan/sdk';
import type { CartLine as ShownLine } from '@caravan/ui/CartSummary';
import { words } from './messages.ts';
import { fullName } from './names.ts';

/** What the pending changes add, remove, and adjust, for whom, and, where possible, how to undo it. */
export function cartLines(cart: Cart, onUndo?: (line: CartLine) => void): ShownLine[] {
  const undoing = (line: CartLine) => (onUndo ? { onUndo: () => onUndo(line) } : {});
  const whose = ({ addOnId }: CartLine) => {
    const item = cart.addOns.find((one) => one.addOnId === addOnId);
    const traveler = cart.travelers.find((one) => one.id === item?.user);
    return traveler && { detail: fullName(traveler) };
  };
  const shown = (line: CartLine, removed: boolean): ShownLine => ({
    id: line.addOnId,
    label: line.label,
    ...whose(line),
    amountMinor: line.amountMinor,
    ...(removed && { removed }),
    ...undoing(line),
  });
  const lines = [
    ...cart.added.map((line) => shown(line, false)),
    ...cart.removed.map((line) => shown(line, true)),
  ];
  // Rooms without a surcharge get a line of their own; private rooms already have theirs.
  const roomsCost = [...cart.added, ...cart.removed].some(({ addOnId }) =>
    cart.addOns.some((item) => item.addOnId === addOnId && item.type === 'singleSupplement'),
  );
  if (cart.roomSelectionChanged && !roomsCost)
    lines.push({
      id: 'rooms',
      label: words.roomSelection,
      amountMinor: 0,
      ...undoing({ addOnId: 'rooms', label: words.roomSelection, amountMinor: 0, kind: 'rooms' }),
    });
  for (const [i, { label, amountMinor }] of cart.priceAdjustments.entries())
    lines.push({ id: `adjustment-${i}`, label, amountMinor });
  if (cart.insuranceAdjustmentMinor !== 0)
    lines.push({
      id: 'insurance',
      label: words.insuranceAdjustment,
      amountMinor: cart.insuranceAdjustmentMinor,
    });
  return lines;
}
