import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { words } from './messages.ts';

export type ConflictAlertProps = {
  /** What has been saved in the meantime, and that the own text is still there. */
  text: string;
  onTheirs: () => void;
  onMine: () => void;
};

/** Says that someone else has saved the text in the meantime, and lets people choose whose remains. */
export function ConflictAlert({ text, onTheirs, onMine }: ConflictAlertProps) {
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button size="sm" variant="secondary" onPress={onTheirs}>
            {words.theirs}
          </Button>
          <Button size="sm" variant="ghost" onPress={onMine}>
            {words.mine}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
