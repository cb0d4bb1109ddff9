import { t } from '@lingui/core/macro';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CopyField } from '@caravan/ui/CopyField';
import { Dialog } from '@caravan/ui/Dialog';

const words = {
  warning: t`You’ll see this only once`,
  text: t`Copy it now and store it somewhere safe.`,
  repeated: t`You already created this, but the page didn’t receive it. Rotate it to get a new one.`,
  done: t`I’ve saved it`,
  close: t`Close`,
};

export type OnceSecretProps = {
  title: string;
  label: string;
  /** Undefined when the call was an idempotent replay: a secret is never returned twice. */
  value: string | undefined;
  onClose: () => void;
};

/** Shows a key or signing secret in full, the only time it is available. */
export function OnceSecret({ title, label, value, onClose }: OnceSecretProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="md"
      dismissable={!value}
      footer={<Button onPress={onClose}>{value ? words.done : words.close}</Button>}
    >
      <div className="flex flex-col gap-5">
        {value ? (
          <>
            <Alert tone="warning" title={words.warning}>
              {words.text}
            </Alert>
            <CopyField label={label} value={value} />
          </>
        ) : (
          <Alert tone="warning">{words.repeated}</Alert>
        )}
      </div>
    </Dialog>
  );
}
