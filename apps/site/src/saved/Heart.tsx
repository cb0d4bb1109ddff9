import { SimpleIconButton } from '@caravan/ui/SimpleIconButton';
import { Heart as HeartIcon } from 'lucide-react';
import { words } from './messages.ts';
import type { SaveTripProps } from './SaveTrip.tsx';

export type HeartProps = SaveTripProps & { saved: boolean; onChange?: (saved: boolean) => void };

/** The save button of a trip. */
export function Heart({ trip, saved, onChange }: HeartProps) {
  return (
    <SimpleIconButton
      variant="secondary"
      label={words.save(trip.name)}
      aria-pressed={saved}
      icon={<HeartIcon className={saved ? 'fill-accent text-accent' : ''} />}
      onPress={() => onChange?.(!saved)}
    />
  );
}
