import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CopyField } from '@caravan/ui/CopyField';
import { Dialog } from '@caravan/ui/Dialog';

const words = {
  warning: 'This is shown once',
  text: 'Copy it now and keep it where nobody else can read it. It cannot be seen again.',
  repeated:
    'This was made by an earlier press of the button, whose answer did not arrive. Rotate it to get a new one.',
  done: 'I have kept it',
  close: 'Close',
};

export type OnceSecretProps = {
  title: string;
  label: string;
  /** Absent when the call was a repeated one: nothing tells a secret twice. */
  value: string | undefined;
  onClose: () => void;
};

/** A key or a signing secret at the one moment when it is known whole. */
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
