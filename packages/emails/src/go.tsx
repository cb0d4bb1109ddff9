import { type ReactNode, useContext } from 'react';
import { PlaceContext } from './say.ts';

/**
 * The subset of Go's template language that emails use: a value, a condition, a loop. The names are those of
 * `view` and `Data` in backend/domain/notification; an unknown name fails the tests there.
 */
export const field = (name: string): string => `{{.${name}}}`;

/** One text or another, in a subject, a preview, or inside a sentence. */
export const when = (name: string, then: string, otherwise = ''): string =>
  otherwise ? `{{if .${name}}}${then}{{else}}${otherwise}{{end}}` : `{{if .${name}}}${then}{{end}}`;

type IfProps = {
  /** Renders the children when this field is set: not empty, zero, or false. */
  field: string;
  /** Inverts the condition. */
  not?: boolean;
  children: ReactNode;
};

/** A conditional part of an email. */
export function If({ field: name, not, children }: IfProps) {
  const place = useContext(PlaceContext);
  const condition = not ? `!${name}` : name;
  return (
    <PlaceContext value={{ ...place, conditions: [...place.conditions, condition] }}>
      {not ? `{{if not .${name}}}` : `{{if .${name}}}`}
      {children}
      {'{{end}}'}
    </PlaceContext>
  );
}

/** Repeats its children for each entry of a list; inside, `field` refers to the entry's fields. */
export function Each({ of, children }: { of: string; children: ReactNode }) {
  const place = useContext(PlaceContext);
  return (
    <PlaceContext value={{ ...place, each: of }}>
      {`{{range .${of}}}`}
      {children}
      {'{{end}}'}
    </PlaceContext>
  );
}

export const name = field('Name');
export const brand = field('Brand');
export const url = field('URL');
export const amount = field('Amount');
export const reason = field('Reason');
export const trip = {
  name: field('Trip.Name'),
  destination: field('Trip.Destination'),
  dates: field('Trip.Dates'),
  host: field('Trip.HostName'),
  picture: field('Picture'),
  pictureAlt: field('Trip.PictureAlt'),
  face: field('Face'),
};
export const order = {
  id: field('Order.ID'),
  total: field('Order.Total'),
  paid: field('Order.Paid'),
  due: field('Order.Due'),
  dueBy: field('Order.DueBy'),
};
export const ride = {
  name: field('Ride.Name'),
  when: field('Ride.When'),
  from: field('Ride.From'),
  to: field('Ride.To'),
  vehicle: field('Ride.Vehicle'),
  driver: field('Ride.Driver'),
  flight: field('Ride.Flight'),
  code: field('Ride.Code'),
};
