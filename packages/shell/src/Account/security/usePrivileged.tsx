import { toApiError } from '@caravan/sdk';
import { confirmPassword } from '@caravan/sdk/client';
import { confirmPasswordForm } from '@caravan/sdk/forms';
import { Form } from '../../Form/Form.tsx';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { PasswordField } from '@caravan/ui/PasswordField';
import { type ReactNode, useRef, useState } from 'react';
import { words } from './messages.ts';
import { useChange } from '../../change/useChange.ts';
import { useForm } from '../../form/useForm.ts';

export type Privileged = {
  /** Runs a change to sign-in settings, asking for the password first if the server requires it again. */
  run: <T>(change: () => Promise<T>) => Promise<T>;
  /** The password dialog. Render it once. */
  dialog: ReactNode;
};

/** Thrown by `run` when the user cancels the password prompt. */
export class Declined extends Error {}

type Waiting = { again: () => void; decline: () => void };

/** Runs changes that require a recent sign-in, prompting for the password when needed. */
export function usePrivileged(): Privileged {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<Waiting | null>(null);
  const confirm = useChange(confirmPassword, {
    failed: 'here',
    onDone: () => {
      setAsking(false);
      waiting.current?.again();
    },
  });
  const form = useForm({ rules: confirmPasswordForm, values: { password: '' }, send: confirm.send });

  const run = async <T,>(change: () => Promise<T>): Promise<T> => {
    try {
      return await change();
    } catch (cause) {
      if (toApiError(cause).code !== 'password_required') throw cause;
    }
    await new Promise<void>((again, decline) => {
      waiting.current = { again, decline: () => decline(new Declined()) };
      form.reset({ password: '' });
      setAsking(true);
    });
    return change();
  };
  const close = () => {
    setAsking(false);
    waiting.current?.decline();
  };
  const dialog = (
    <Dialog isOpen={asking} onClose={close} title={words.again} size="sm">
      <Form form={form} className="grid grid-cols-1 gap-5">
        <p className="text-sm text-muted">{words.againText}</p>
        <PasswordField
          label={words.currentPassword}
          autoFocus
          {...form.field('password')}
          error={form.field('password').error ?? form.failure}
          isRequired={false}
        />
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onPress={close}>
            {words.cancel}
          </Button>
          <Button type="submit" isPending={form.isPending}>
            {words.continue}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
  return { run, dialog };
}
