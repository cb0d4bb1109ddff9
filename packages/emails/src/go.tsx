import type { ReactNode } from 'react';

/**
 * Go's template language, as far as mails speak it: a value, a condition, a loop. The names are those of
 * `view` and `Data` in backend/domain/notification; one that does not exist there fails its tests.
 */
export const field = (name: string): string => `{{.${name}}}`;

/** One text or another, in a subject, a preview or inside a sentence. */
export const when = (name: string, then: string, otherwise = ''): string =>
  otherwise ? `{{if .${name}}}${then}{{else}}${otherwise}{{end}}` : `{{if .${name}}}${then}{{end}}`;

type IfProps = {
  /** Shows the children when this field is set: neither empty, zero nor false. */
  field: string;
  /** Turns the condition round. */
  not?: boolean;
  children: ReactNode;
};

/** A part of a mail that is there only under a condition. */
export function If({ field: name, not, children }: IfProps) {
  return (
    <>
      {not ? `{{if not .${name}}}` : `{{if .${name}}}`}
      {children}
      {'{{end}}'}
    </>
  );
}

/** A part of a mail for each entry of a list; inside, `field` names what an entry has. */
export function Each({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {`{{range .${of}}}`}
      {children}
      {'{{end}}'}
    </>
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
