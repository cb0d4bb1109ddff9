import type { EmailOwnText, EmailWording } from '@caravan/sdk';
import { resetEmailWording, sendEmailWordingSample } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { useProfile } from '@caravan/shell/useProfile';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { words } from './messages.ts';

export type WordingActionsProps = {
  email: EmailWording;
  /** The draft's own texts, for the sample. */
  texts: EmailOwnText[];
  onReset: (email: EmailWording) => void;
};

/** What can be done with an email besides rewording it. */
export function WordingActions({ email, texts, onReset }: WordingActionsProps) {
  const { template, name, language, version, sentences, changed } = email;
  const profile = useProfile();
  const [asking, setAsking] = useState(false);
  const sample = useChange(sendEmailWordingSample, { done: words.sent(profile.email) });
  const reset = useChange(resetEmailWording, {
    failed: 'here',
    done: words.wasReset,
    onDone: (next) => {
      onReset(next);
      setAsking(false);
    },
  });
  const own = sentences.filter((sentence) => sentence.own !== undefined).length + changed.length;
  return (
    <>
      {own > 0 && (
        <Button variant="ghost" onPress={() => setAsking(true)}>
          {words.reset}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<Send aria-hidden />}
        isPending={sample.isPending}
        onPress={() => sample.run(template, { language, texts })}
      >
        {words.send}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => reset.run(template, { language, version })}
        title={words.resetTitle(name, words.languages[language])}
        confirmLabel={words.reset}
        tone="danger"
        isPending={reset.isPending}
        error={reset.problem}
      >
        {words.resetText(own)}
      </ConfirmDialog>
    </>
  );
}
