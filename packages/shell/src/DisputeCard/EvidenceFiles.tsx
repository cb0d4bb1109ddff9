import type { DisputeFile, DisputeFileKind } from '@caravan/sdk';
import { getGetDisputeFileUrl, removeDisputeFile, setDisputeFile } from '@caravan/sdk/client';
import { FileField, type FileItem } from '@caravan/ui/FileField';
import { useState } from 'react';
import { useChange } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';

const w = words.files;
const accept = ['application/pdf', 'image/jpeg', 'image/png'];
const kinds: DisputeFileKind[] = ['receipt', 'communication', 'cancellationPolicy', 'service', 'other'];
/** The server's limit for all files of a dispute together, checked before one is uploaded. */
const maxBytes = 4_500_000;

function sizeOf(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.ceil(bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

export type EvidenceFilesProps = {
  disputeId: string;
  files: readonly DisputeFile[];
  /** How many pages they can have in total. */
  maxPages: number;
  /** A file of a kind was added, or removed if there is none. */
  onChange: (kind: DisputeFileKind, file: DisputeFile[]) => void;
  /** One more upload is in progress (1), or one has ended (-1). */
  onUpload: (change: 1 | -1) => void;
};

/** Files for the bank, one of each kind. Each is uploaded as soon as it is chosen. */
export function EvidenceFiles({ files, maxPages, ...props }: EvidenceFilesProps) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="font-medium">{w.title}</legend>
      <p className="text-sm text-muted">{w.help(maxPages)}</p>
      {kinds.map((kind) => {
        const file = files.find((one) => one.kind === kind);
        return (
          <EvidenceFile key={kind} {...props} kind={kind} file={file} others={total - (file?.bytes ?? 0)} />
        );
      })}
    </fieldset>
  );
}

type EvidenceFileProps = Omit<EvidenceFilesProps, 'files' | 'maxPages'> & {
  kind: DisputeFileKind;
  file: DisputeFile | undefined;
  /** Size of the other files. */
  others: number;
};

function EvidenceFile({ disputeId, kind, file, others, onChange, onUpload }: EvidenceFileProps) {
  const { locale } = useFormat();
  const [chosen, setChosen] = useState<{ name: string; problem?: string }>();
  const onDone = ({ files }: { files: DisputeFile[] }) => {
    setChosen(undefined);
    onChange(
      kind,
      files.filter((one) => one.kind === kind),
    );
  };
  const set = useChange(setDisputeFile, { failed: 'here', onDone, onEnd: () => onUpload(-1) });
  const remove = useChange(removeDisputeFile, { failed: 'here', onDone });
  const upload = (picked: File) => {
    const fits = others + picked.size <= maxBytes;
    set.reset();
    setChosen({ name: picked.name, ...(!fits && { problem: w.tooLarge }) });
    if (!fits) return;
    onUpload(1);
    set.run(disputeId, kind, { file: picked });
  };
  const problem = chosen?.problem ?? set.problem;
  const items: FileItem[] = [];
  if (file)
    items.push({
      id: kind,
      name: file.name,
      detail: sizeOf(file.bytes, locale),
      href: getGetDisputeFileUrl(disputeId, kind),
    });
  if (chosen)
    items.push({
      id: 'chosen',
      name: chosen.name,
      ...(problem ? { error: problem } : { progress: 'unknown' }),
    });
  return (
    <FileField
      compact
      label={w.kinds[kind]}
      accept={accept}
      error={remove.problem}
      onSelect={([picked]) => picked && !set.isPending && upload(picked)}
      files={items}
      {...(!set.isPending &&
        !remove.isPending && {
          onRemove: (id) => (id === kind ? remove.run(disputeId, kind) : setChosen(undefined)),
        })}
    />
  );
}
