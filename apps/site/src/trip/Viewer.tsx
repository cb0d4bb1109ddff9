import type { PublicTrip } from '@caravan/sdk';
import Lightbox, { type LightboxProps } from '@caravan/ui/Lightbox';
import { readWords } from './readMessages.ts';
import { picturesOf } from './pictures.ts';

/** Shows one of the trip's pictures at a time. */
export function Viewer({
  trip,
  ...viewer
}: Pick<LightboxProps, 'at' | 'onGo' | 'onClose'> & { trip: PublicTrip }) {
  return <Lightbox {...viewer} label={readWords.gallery} pictures={picturesOf(trip)} />;
}
