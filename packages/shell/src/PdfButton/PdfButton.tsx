import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../change/saveFile.ts';
import { words } from '../PrintButton/messages.ts';

export type PdfButtonProps = {
  label: string;
  /** The file's name in the downloads. */
  name: string;
  /** Asks the server for the file. */
  file: () => Promise<Blob>;
  size?: 'sm' | 'md';
  /** What is said when there is no file; without it, that the itinerary could not be printed. */
  failed?: string;
  /** Told of each press. */
  onPress?: () => void;
};

/** Saves what the server has set for paper: an itinerary, an invoice, an agreement. The button itself stays off the paper. */
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
