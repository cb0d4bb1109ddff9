import { Share2 } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { CopyField } from '../CopyField/CopyField.tsx';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';

export type ShareFieldProps = {
  label: string;
  /** The URL to share. */
  value: string;
  /** Title that the receiving app shows next to the URL. */
  title?: string;
  text?: string;
  hideLabel?: boolean;
  onError?: () => void;
  className?: string;
};

/** A link to copy or, where the device supports it, to share with the system share sheet. */
export function ShareField({ label, value, title, text, hideLabel, onError, className }: ShareFieldProps) {
  const say = useSay();
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  const share = () =>
    void navigator
      .share({ url: value, ...(title && { title }), ...(text && { text }) })
      // Closing the share sheet also rejects; that isn't an error.
      .catch((cause: unknown) => {
        if (!(cause instanceof DOMException && cause.name === 'AbortError')) onError?.();
      });
  return (
    <div className={cx('flex flex-wrap items-end gap-2', className)}>
      <CopyField
        label={label}
        value={value}
        className="min-w-0 flex-1 basis-64"
        {...(hideLabel && { hideLabel })}
        {...(onError && { onError })}
      />
      {canShare && (
        <Button variant="secondary" className="min-h-11" icon={<Share2 />} onPress={share}>
          {say('Share')}
        </Button>
      )}
    </div>
  );
}
