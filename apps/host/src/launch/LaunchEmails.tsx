import type { PromoteEmail, Trip } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Switch } from '@caravan/ui/Switch';
import { useState } from 'react';
import { type ChosenEmails, openEmails } from './emails.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { emailWords as words } from './messages.ts';

export type LaunchEmailsProps = {
  trip: Trip;
  value: ChosenEmails;
  onChange: (chosen: ChosenEmails) => void;
};

/** Which emails go to the host's list with the launch: none until the host has seen and enabled it. */
export function LaunchEmails({ trip, value, onChange }: LaunchEmailsProps) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(value);
  const [shown, setShown] = useState<PromoteEmail | null>(null);
  const emails = openEmails(trip);
  if (emails.length === 0) return null;
  const set = (kind: string, on: boolean) => {
    const next = new Set(value);
    if (on) next.add(kind);
    else next.delete(kind);
    onChange(next);
  };
  return (
    <section aria-labelledby="launch-emails" className="mt-5">
      <h3 id="launch-emails" className="font-medium">
        {words.title}
      </h3>
      <p className="mt-1 text-sm text-muted">{words.text}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {emails.map((email) => (
          <li key={email.kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div>
              <Switch
                value={value.has(email.kind)}
                onChange={(on) => set(email.kind, on)}
                isDisabled={!seen.has(email.kind)}
              >
                {words.name(email.name)}
              </Switch>
              <p className="mt-1 text-sm text-muted">
                {seen.has(email.kind) ? email.scheduledLabel : words.lookFirst}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              onPress={() => {
                setSeen(new Set([...seen, email.kind]));
                setShown(email);
              }}
            >
              {words.preview}
              <span className="sr-only"> {words.name(email.name)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown && <EmailPreview trip={trip} email={shown} onClose={() => setShown(null)} />}
    </section>
  );
}
