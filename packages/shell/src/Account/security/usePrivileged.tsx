import { toApiError } from '@caravan/sdk';
import { confirmPassword } from '@caravan/sdk/client';
import { Form } from '../../Form/Form.tsx';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { PasswordField } from '@caravan/ui/PasswordField';
import { type ReactNode, useRef, useState } from 'react';
import { words } from './messages.ts';
import { useChange } from '../../change/useChange.ts';

export type Privileged = {
  /** Makes a change of how one signs in; asks for the password first when the server wants it again. */
  run: <T>(change: () => Promise<T>) => Promise<T>;
  /** Render it once. */
  dialog: ReactNode;
};

/** What `run` rejects with when the person gives no password. */
export class Declined extends Error {}

type Waiting = { again: () => void; decline: () => void };

/** Changes that need a recent sign-in, with the question for the password. */
export function usePrivileged(): Privileged {
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const waiting = useRef<Waiting | null>(null);
  const confirm = useChange(confirmPassword, { failed: 'here' });

  const run = async <T,>(change: () => Promise<T>): Promise<T> => {
    try {
      return await change();
    } catch (cause) {
      if (toApiError(cause).code !== 'password_required') throw cause;
    }
    await new Promise<void>((again, decline) => {
      waiting.current = { again, decline: () => decline(new Declined()) };
      setPassword('');
      setError(undefined);
      setAsking(true);
    });
    return change();
  };
  const submit = async () => {
    if (!password) return setError(words.requiredField);
    try {
      await confirm.send({ password });
      setAsking(false);
      waiting.current?.again();
    } catch (cause) {
      const refused = toApiError(cause);
      setError(refused.fields.password ?? refused.message);
    }
  };
  const close = () => {
    setAsking(false);
    waiting.current?.decline();
  };
  const dialog = (
    <Dialog isOpen={asking} onClose={close} title={words.again} size="sm">
      <Form
        className="grid grid-cols-1 gap-5"
        onSubmit={() => {
          void submit();
        }}
      >
        <p className="text-sm text-muted">{words.againText}</p>
        <PasswordField
          label={words.currentPassword}
          autoFocus
          value={password}
          onChange={setPassword}
          error={error}
        />
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onPress={close}>
            {words.cancel}
          </Button>
          <Button type="submit" isPending={confirm.isPending}>
            {words.continue}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
  return { run, dialog };
}
