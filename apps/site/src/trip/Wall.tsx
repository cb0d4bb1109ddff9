import type { PublicTrip } from '@caravan/sdk';
import { PictureWall } from '@caravan/ui/PictureWall';
import { readWords } from './readMessages.ts';
import { picturesOf } from './pictures.ts';

/** The trip's pictures side by side. The component that renders them handles presses. */
export function Wall({ trip }: { trip: PublicTrip }) {
  return <PictureWall label={readWords.gallery} pictures={picturesOf(trip)} />;
}
