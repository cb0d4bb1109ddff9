import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';

export type CopyFieldProps = {
  label: string;
  value: string;
  hideLabel?: boolean;
  onError?: () => void;
  className?: string;
};

/** A read-only value to copy. The check mark shows for 2 seconds. */
export function CopyField({ label, value, hideLabel, onError, className }: CopyFieldProps) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => void navigator.clipboard.writeText(value).then(() => setCopied(true), onError);
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <span className={cx('text-sm font-medium', hideLabel && 'sr-only')}>{label}</span>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-md border border-line bg-sunken py-1 pe-1 ps-3.5">
        <span className="min-w-0 flex-[1_1_6rem] truncate text-sm">{value}</span>
        <Button
          size="sm"
          variant="secondary"
          icon={copied ? <Check /> : <Copy />}
          onPress={copy}
          aria-label={copied ? say('Copied') : say('Copy {name}', { name: label })}
        >
          {copied ? say('Copied') : say('Copy')}
        </Button>
      </div>
    </div>
  );
}
