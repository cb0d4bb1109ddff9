import type { EmailField, EmailSentence } from '@caravan/sdk';
import type { FieldProps } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { Tooltip } from '@caravan/ui/Tooltip';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { words } from './messages.ts';
import { droppedFrom, fieldsIn } from './wording.ts';

export type SentenceFieldProps = {
  sentence: EmailSentence;
  /** The sentence's name in the email. */
  label: string;
  /** The fields of the email. */
  fields: readonly EmailField[];
  field: FieldProps<string>;
  isReadOnly: boolean;
  onFocus: () => void;
};

/** One sentence of an email, with the fields that its text can use. */
export function SentenceField({ sentence, label, fields, field, isReadOnly, onFocus }: SentenceFieldProps) {
  const line = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { kind, standard, maxLength } = sentence;
  const { value, onChange } = field;
  const isOwn = value !== standard;
  const dropped = droppedFrom(sentence, value);
  const labelOf = (name: string) => fields.find((one) => one.name === name)?.label ?? name;
  const insert = (token: string) => {
    const input = area.current ?? line.current;
    const [start, end] = [input?.selectionStart ?? value.length, input?.selectionEnd ?? value.length];
    flushSync(() => onChange(value.slice(0, start) + token + value.slice(end)));
    input?.focus();
    input?.setSelectionRange(start + token.length, start + token.length);
  };
  const shared = {
    ...field,
    label,
    isRequired: false,
    isReadOnly,
    onFocus,
    ...(isOwn && { description: words.standard(standard) }),
  };
  return (
    <div className="flex flex-col gap-2">
      {kind === 'paragraph' || kind === 'note' ? (
        <TextArea {...shared} ref={area} rows={3} limit={maxLength} />
      ) : (
        <TextField {...shared} ref={line} maxLength={maxLength} />
      )}
      {dropped.length > 0 && (
        <p role="status" className="text-[0.8125rem] leading-snug font-medium text-warning">
          {words.dropped(dropped.map(labelOf).join(', '))}
        </p>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-2">
          <Tokens sentence={sentence} label={label} fields={fields} onInsert={insert} />
          {isOwn && (
            <Button
              size="sm"
              variant="ghost"
              className="ms-auto"
              aria-label={words.useStandardFor(label)}
              onPress={() => onChange(standard)}
            >
              {words.useStandard}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type TokensProps = Pick<SentenceFieldProps, 'sentence' | 'label' | 'fields'> & {
  onInsert: (token: string) => void;
};

/** Buttons for the fields of the standard text and, on demand, for the others. */
function Tokens({ sentence, label, fields, onInsert }: TokensProps) {
  const [all, setAll] = useState(false);
  const usual = fieldsIn(sentence.standard);
  const usable = fields.filter(({ name }) => sentence.fields.includes(name));
  const shown = all ? usable : usable.filter(({ name }) => usual.has(name));
  return (
    <div role="group" aria-label={words.insert(label)} className="flex flex-wrap gap-2">
      {shown.map(({ name, label, sample }) => (
        <Tooltip key={name} content={words.sample(`{${name}}`, sample)}>
          <Button size="sm" variant="secondary" onPress={() => onInsert(`{${name}}`)}>
            {label}
          </Button>
        </Tooltip>
      ))}
      {(all || shown.length < usable.length) && (
        <Button size="sm" variant="ghost" aria-expanded={all} onPress={() => setAll(!all)}>
          {all ? words.fewer : words.more}
        </Button>
      )}
    </div>
  );
}
