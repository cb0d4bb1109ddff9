import type { ChangedSentence, EmailWording } from '@caravan/sdk';
import type { FormState } from '@caravan/shell/useForm';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Facts } from '@caravan/ui/Facts';
import { Menu } from '@caravan/ui/Menu';
import { words } from './messages.ts';
import { type Fields, fieldOf } from './wording.ts';

export type ChangedTextsProps = { email: EmailWording; form: FormState<Fields> };

/** Own texts that are not used, because their standard text has changed: each is taken over or discarded. */
export function ChangedTexts({ email: { sentences, changed }, form }: ChangedTextsProps) {
  const { discard } = form.values;
  const waiting = changed.filter(({ id }) => !discard.includes(id));
  if (waiting.length === 0) return null;
  const drop = (id: string) => form.set('discard', [...discard, id]);
  return (
    <Alert tone="warning" title={words.changedTitle(waiting.length)}>
      <p>{words.changedText}</p>
      <ul className="mt-2 divide-y divide-line">
        {waiting.map((one) => (
          <li key={one.id} className="py-3">
            <Changed
              one={one}
              places={sentences.flatMap(({ kind, own, standard }, i) =>
                kind === one.kind && own === undefined ? [{ id: String(i), label: standard, place: i }] : [],
              )}
              onTakeOver={(place) => {
                form.set(fieldOf(place), one.text);
                drop(one.id);
              }}
              onDiscard={() => drop(one.id)}
            />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

type ChangedProps = {
  one: ChangedSentence;
  /** Sentences of the same kind in standard words: what the text can be used for. */
  places: readonly { id: string; label: string; place: number }[];
  onTakeOver: (place: number) => void;
  onDiscard: () => void;
};

function Changed({ one: { text, standard }, places, onTakeOver, onDiscard }: ChangedProps) {
  const [first, ...others] = places;
  const only = others.length === 0 ? first : undefined;
  const look = { size: 'sm', variant: 'secondary', 'aria-label': words.takeOverFor(text) } as const;
  return (
    <>
      <Facts
        items={[
          { id: 'yours', label: words.yours, value: text },
          { id: 'before', label: words.before, value: standard },
          ...(only ? [{ id: 'now', label: words.now, value: only.label }] : []),
        ]}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {only && (
          <Button {...look} onPress={() => onTakeOver(only.place)}>
            {words.takeOver}
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            placement="bottom start"
            trigger={<Button {...look}>{words.takeOver}</Button>}
            items={places.map(({ id, label, place }) => ({ id, label, onAction: () => onTakeOver(place) }))}
          />
        )}
        <Button size="sm" variant="ghost" aria-label={words.discardFor(text)} onPress={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </>
  );
}
