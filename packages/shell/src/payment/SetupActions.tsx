import { Button } from '@caravan/ui/Button';
import { words } from './messages.ts';

export type SetupActionsProps = {
  isPending: boolean;
  /** Why the current user can't save a card. */
  barred: string | undefined;
  isDisabled?: boolean;
  onCancel?: () => void;
};

/** Buttons to save the card or cancel, whichever provider collects it. */
export function SetupActions({ isPending, barred, isDisabled = false, onCancel }: SetupActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {onCancel && (
        <Button variant="ghost" onPress={onCancel} isDisabled={isPending}>
          {words.notNow}
        </Button>
      )}
      <Button
        type="submit"
        isPending={isPending}
        isDisabled={isDisabled}
        {...(barred && { disabledReason: barred })}
      >
        {words.keepCard}
      </Button>
    </div>
  );
}
