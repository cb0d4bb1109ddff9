import { FileUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { useSay } from '../internal/say.ts';

export type FileItem = {
  id: string;
  name: string;
  /** Where the file can be downloaded. */
  href?: string;
  detail?: string;
  /** Percentage of what is uploaded, or `unknown` while it is in progress. */
  progress?: number | 'unknown';
  error?: string;
};
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
  /** One row, for several fields in a list. */
  compact?: boolean;
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
  compact,
  className,
}: FileFieldProps) {
  const say = useSay();
  const id = useId();
  const [misfit, setMisfit] = useState(false);
  const problem = misfit ? say('This type of file isn’t supported') : error;
  // The file dialog and some systems' drags allow any file.
  const select = (list: File[]) => {
    const fits = accept ? list.filter(({ type }) => accept.includes(type)) : list;
    setMisfit(fits.length < list.length);
    if (fits.length > 0) onSelect(multiple ? fits : fits.slice(0, 1));
  };
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <DropZone
        onDrop={(event) => {
          const dropped = event.items.filter((item) => item.kind === 'file');
          void Promise.all(dropped.map((item) => item.getFile())).then(select);
        }}
        className={cx(
          'flex rounded-md border border-dashed px-4 text-sm transition-colors duration-150',
          compact
            ? 'flex-wrap items-center gap-x-2 gap-y-1 py-2.5'
            : 'flex-col items-center gap-2 py-7 text-center',
          'data-drop-target:border-accent-text data-drop-target:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-focus',
          problem ? 'border-red' : 'border-line-strong',
        )}
      >
        <FileUp aria-hidden className="size-5 text-muted" />
        <FileTrigger
          {...(accept && { acceptedFileTypes: accept })}
          allowsMultiple={!!multiple}
          onSelect={(list) => list && select([...list])}
        >
          <Button
            aria-describedby={id}
            className="rounded-xs font-medium text-accent-text underline underline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus"
          >
            {multiple ? say('Choose files') : say('Choose a file')}
          </Button>
        </FileTrigger>
        <Text slot="label" className="text-muted">
          {description ?? say('or drop it here')}
        </Text>
      </DropZone>
      {problem && (
        <p role="alert" className="text-[0.8125rem] font-medium text-red">
          {problem}
        </p>
      )}
      {files.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {files.map((file) => (
            <li key={file.id} className="flex min-h-12 items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                {file.href ? (
                  <TextLink href={file.href} download={file.name} className="block truncate">
                    {file.name}
                  </TextLink>
                ) : (
                  <span className="block truncate">{file.name}</span>
                )}
                {file.error ? (
                  <span className="text-[0.8125rem] text-red">{file.error}</span>
                ) : file.progress !== undefined ? (
                  <ProgressBar
                    label={say('Uploading {name}', { name: file.name })}
                    hideLabel
                    {...(file.progress !== 'unknown' && { value: file.progress })}
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
