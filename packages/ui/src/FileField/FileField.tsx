import { FileUp, X } from 'lucide-react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useSay } from '../internal/say.ts';

export type FileItem = { id: string; name: string; detail?: string; progress?: number; error?: string };
export type FileFieldProps = {
  label: string;
  description?: string;
  error?: string | undefined;
  /** Accepted MIME types, such as ['image/png', 'application/pdf']. */
  accept?: readonly string[];
  multiple?: boolean;
  onSelect: (files: File[]) => void;
  /** Files that are uploaded or in progress. */
  files?: readonly FileItem[];
  onRemove?: (id: string) => void;
  className?: string;
};

/** Selects files by button, keyboard, or drag and drop. */
export function FileField({
  label,
  description,
  error,
  accept,
  multiple,
  onSelect,
  files = [],
  onRemove,
  className,
}: FileFieldProps) {
  const say = useSay();
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <span className="text-sm font-medium">{label}</span>
      <DropZone
        {...(accept && {
          getDropOperation: (types) => (accept.some((type) => types.has(type)) ? 'copy' : 'cancel'),
        })}
        onDrop={(event) => {
          const dropped = event.items.filter((item) => item.kind === 'file');
          void Promise.all(dropped.map((item) => item.getFile())).then((list) =>
            onSelect(multiple ? list : list.slice(0, 1)),
          );
        }}
        className={cx(
          'flex flex-col items-center gap-2 rounded-md border border-dashed px-4 py-7 text-center text-sm transition-colors duration-150',
          'data-drop-target:border-accent-text data-drop-target:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-focus',
          error ? 'border-red' : 'border-line-strong',
        )}
      >
        <FileUp aria-hidden className="size-5 text-muted" />
        <FileTrigger
          {...(accept && { acceptedFileTypes: accept })}
          allowsMultiple={!!multiple}
          onSelect={(list) => list && onSelect([...list])}
        >
          <Button className="rounded-xs font-medium text-accent-text underline underline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus">
            {multiple ? say('Choose files') : say('Choose a file')}
          </Button>
        </FileTrigger>
        <Text slot="label" className="text-muted">
          {description ?? say('or drop it here')}
        </Text>
      </DropZone>
      {error && <p className="text-[0.8125rem] font-medium text-red">{error}</p>}
      {files.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {files.map((file) => (
            <li key={file.id} className="flex min-h-12 items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block truncate">{file.name}</span>
                {file.error ? (
                  <span className="text-[0.8125rem] text-red">{file.error}</span>
                ) : file.progress !== undefined ? (
                  <ProgressBar
                    label={say('Uploading {name}', { name: file.name })}
                    hideLabel
                    value={file.progress}
                    className="mt-1.5"
                  />
                ) : (
                  file.detail && <span className="text-[0.8125rem] text-muted">{file.detail}</span>
                )}
              </span>
              {onRemove && (
                <IconButton
                  size="sm"
                  label={say('Remove {name}', { name: file.name })}
                  icon={<X />}
                  tooltip={false}
                  onPress={() => onRemove(file.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
