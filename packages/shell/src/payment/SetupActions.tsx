import { Button } from '@caravan/ui/Button';
import { words } from './messages.ts';

export type SetupActionsProps = {
  isPending: boolean;
  /** Why a card cannot be kept by who is here. */
  barred: string | undefined;
  isDisabled?: boolean;
  onCancel?: () => void;
};

/** Keeps the card or leaves it, whoever takes it. */
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
