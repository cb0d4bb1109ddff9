import type { Photo, PublicTrip } from '@caravan/sdk';
import { artworkAs } from '@caravan/shell/artworkAs';
import { dayWords, serviceTitle } from '@caravan/shell/serviceWords';
import type { GalleryPicture } from '@caravan/ui/Gallery';

const most = 24;

/** The motif of a generated poster; each photo is its own. */
const motif = (url: string) => /^\/media\/art\/([^/]+)\//.exec(url)?.[1] ?? url;

/**
 * All pictures for a trip's gallery: its own, then those of its days, without duplicates, with distinct
 * motifs first.
 */
export function picturesOf(trip: PublicTrip): GalleryPicture[] {
  const own = [trip.hero, ...trip.photos].map((photo) => asPicture(photo, trip.destination));
  const ofDays = trip.servicesByDay.flatMap((day) => [
    ...(day.photos ?? []).map((photo) => asPicture(photo, dayWords.day(day.day), dayWords.day(day.day))),
    ...day.services.flatMap((service) =>
      (service.images ?? []).map((photo) => asPicture(photo, serviceTitle(service), serviceTitle(service))),
    ),
  ]);
  const once = [...new Map([...own, ...ofDays].map((picture) => [picture.id, picture])).values()];
  const seen = new Set<string>();
  const isNew = (picture: GalleryPicture) => !seen.has(motif(picture.src)) && seen.add(motif(picture.src));
  const varied = once.filter(isNew);
  return [...varied, ...once.filter((picture) => !varied.includes(picture))].slice(0, most);
}

function asPicture(photo: Photo, fallback: string, caption?: string): GalleryPicture {
  const src = artworkAs(photo.url, 'landscape');
  return { id: src, src, alt: photo.alt || fallback, ...(caption && { caption }) };
}
