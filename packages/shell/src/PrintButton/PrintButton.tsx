import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { FileDown } from 'lucide-react';
import { words } from './messages.ts';
import { printPage } from './printPage.ts';

export type PrintButtonProps = {
  label: string;
  size?: 'sm' | 'md';
  variant?: 'primary' | 'secondary';
  /** Called on each press. */
  onPrint?: () => void;
};

/** Prints the page's itinerary; the browser's print dialog can save it as a PDF. The button is hidden in print. */
export function PrintButton({ label, size = 'md', variant = 'secondary', onPrint }: PrintButtonProps) {
  const print = () => {
    onPrint?.();
    printPage().catch(() => toast({ tone: 'error', title: words.failed }));
  };
  return (
    <span data-print="hide">
      <Button variant={variant} size={size} icon={<FileDown aria-hidden />} onPress={print}>
        {label}
      </Button>
    </span>
  );
}
