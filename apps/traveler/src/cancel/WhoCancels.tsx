import type { Booking } from '@caravan/sdk';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { words } from './messages.ts';

export type Who = { scope: 'all' | 'some'; travelers: string[] };
export const everyone: Who = { scope: 'all', travelers: [] };

export type WhoCancelsProps = { booking: Booking; who: Who; onChange: (who: Who) => void };

/** Whether to cancel the whole booking or only some companions. */
export function WhoCancels({ booking, who, onChange }: WhoCancelsProps) {
  const companions = booking.additionalParticipants.flatMap(({ id, firstName, lastName }) =>
    id === undefined ? [] : { id, label: `${firstName} ${lastName}` },
  );
  if (companions.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <RadioGroup
        label={words.who}
        options={[
          { id: 'all', label: words.everyone },
          { id: 'some', label: words.some },
        ]}
        value={who.scope}
        onChange={(scope) => onChange({ scope: scope === 'some' ? 'some' : 'all', travelers: [] })}
      />
      {who.scope === 'some' && (
        <CheckboxGroup
          label={words.whoOf}
          options={companions}
          value={who.travelers}
          onChange={(travelers) => onChange({ scope: 'some', travelers })}
        />
      )}
    </div>
  );
}
