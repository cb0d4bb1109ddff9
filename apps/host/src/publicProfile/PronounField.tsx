import { Button } from '@caravan/ui/Button';
import { IconButton } from '@caravan/ui/IconButton';
import { TextField } from '@caravan/ui/TextField';
import { X } from 'lucide-react';
import { useState } from 'react';
import { withPronoun } from './form.ts';
import { words } from './messages.ts';

export type PronounFieldProps = { value: readonly string[]; onChange: (pronouns: string[]) => void };

/** Free-text pronouns, added one at a time (H-369, H-370). */
export function PronounField({ value, onChange }: PronounFieldProps) {
  const [text, setText] = useState('');
  const add = () => {
    onChange(withPronoun(value, text));
    setText('');
  };
  return (
    <div className="sm:col-span-2">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1 sm:max-w-72"
          label={words.fields.pronoun}
          value={text}
          onChange={setText}
          maxLength={40}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !text.trim()) return;
            // Prevents Enter from submitting the whole form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" className="min-h-11" isDisabled={!text.trim()} onPress={add}>
          {words.addPronoun}
        </Button>
      </div>
      {value.length > 0 && (
        <ul aria-label={words.chosenPronouns} className="mt-3 flex flex-wrap gap-2">
          {value.map((pronoun) => (
            <li
              key={pronoun}
              className="flex items-center gap-1 rounded-sm bg-accent-soft ps-3 text-sm text-accent-text"
            >
              {pronoun}
              <IconButton
                label={words.removePronoun(pronoun)}
                size="sm"
                tooltip={false}
                icon={<X aria-hidden />}
                onPress={() => onChange(value.filter((other) => other !== pronoun))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
