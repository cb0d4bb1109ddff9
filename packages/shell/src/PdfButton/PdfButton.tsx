import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../change/saveFile.ts';
import { words } from '../PrintButton/messages.ts';

export type PdfButtonProps = {
  label: string;
  /** File name of the download. */
  name: string;
  /** Requests the file from the server. */
  file: () => Promise<Blob>;
  size?: 'sm' | 'md';
  /** Error message. Default: that the itinerary could not be printed. */
  failed?: string;
  /** Called on each press. */
  onPress?: () => void;
};

/** Downloads a PDF from the server: an itinerary, an invoice, an agreement. The button itself is hidden in print. */
export function PdfButton({
  label,
  name,
  file,
  size = 'md',
  failed = words.failed,
  onPress,
}: PdfButtonProps) {
  const [isPending, setPending] = useState(false);
  const save = () => {
    onPress?.();
    setPending(true);
    file()
      .then((content) => saveFile(content, name))
      .catch(() => toast({ tone: 'error', title: failed }))
      .finally(() => setPending(false));
  };
  return (
    <span data-print="hide">
      <Button
        variant="secondary"
        size={size}
        icon={<FileDown aria-hidden />}
        onPress={save}
        isPending={isPending}
      >
        {label}
      </Button>
    </span>
  );
}
