import type { ReactNode } from 'react';
import { Button, Column, Heading, Row, Section, Text } from 'react-email';
import { Each, field, If, order, trip, url } from '../go.tsx';
import { accent, ink, line, muted, onAccent, sans, serif, well } from './look.ts';
import { textOf, useSay } from '../say.ts';
import { useText } from './medium.ts';

type Words = { children: ReactNode };

/** The email's heading; the subject has the same in plain text. */
export function Title({ children }: Words) {
  const text = useSay()(textOf(children), 'heading');
  if (useText()) return null;
  return (
    <Heading
      className="title ink"
      style={{
        margin: '0 0 14px',
        fontFamily: serif,
        fontSize: 30,
        fontWeight: 400,
        lineHeight: '36px',
        letterSpacing: '-0.5px',
        color: ink,
      }}
    >
      {text}
    </Heading>
  );
}

export function P({ children }: Words) {
  const text = useSay()(textOf(children), 'paragraph');
  if (useText()) return <p>{text}</p>;
  return (
    <Text
      className="soft"
      style={{ margin: '0 0 16px', fontFamily: sans, fontSize: 16, lineHeight: '26px', color: '#443f38' }}
    >
      {text}
    </Text>
  );
}

/** Secondary text below the button. */
export function Note({ children }: Words) {
  const text = useSay()(textOf(children), 'note');
  if (useText()) return <p>{text}</p>;
  return (
    <Text
      className="soft"
      style={{ margin: '20px 0 0', fontFamily: sans, fontSize: 13, lineHeight: '20px', color: muted }}
    >
      {text}
    </Text>
  );
}

/** The button for the next step, which opens the page that the email is about. */
export function Action({ children }: { children: string }) {
  const text = useSay()(children, 'button');
  if (useText()) return <p>{`${text}: ${url}`}</p>;
  return (
    <Section style={{ margin: '24px 0 4px' }}>
      <Button
        href={url}
        style={{
          backgroundColor: accent,
          color: onAccent,
          borderRadius: 8,
          padding: '14px 26px',
          fontFamily: sans,
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        {text}
      </Button>
    </Section>
  );
}

/** A code to enter on the page, for people who read email on another device. */
export function Code() {
  const code = field('Code');
  const lead = useSay()('Or enter this code:');
  if (useText()) return <p>{`${lead} ${code}`}</p>;
  return (
    <Text
      className="soft"
      style={{ margin: '20px 0 0', fontFamily: sans, fontSize: 15, lineHeight: '24px', color: '#443f38' }}
    >
      {lead}{' '}
      <strong className="ink" style={{ fontSize: 18, letterSpacing: 3, whiteSpace: 'nowrap', color: ink }}>
        {code}
      </strong>
    </Text>
  );
}

const travelers = '{{if eq .Order.Spots 1}}traveler{{else}}travelers{{end}}';
const spots = field('Order.Spots');

/** The trip, and the order if there is one. */
export function TripBox() {
  const say = useSay();
  const ordered = say(`Order ${order.id} · ${spots} ${travelers}`);
  if (useText())
    return (
      <p>
        {trip.name}
        <If field="Trip.Destination">
          <br />
          {trip.destination}
        </If>
        <If field="Trip.Dates">
          <br />
          {trip.dates}
        </If>
        <If field="Trip.HostName">
          <br />
          {say(`With ${trip.host}`)}
        </If>
        <If field="Order.ID">
          <br />
          {ordered}
        </If>
      </p>
    );
  const small = { margin: 0, fontFamily: sans, fontSize: 14, lineHeight: '22px', color: muted };
  return (
    <Section
      className="well"
      style={{ margin: '8px 0 20px', backgroundColor: well, borderRadius: 10, padding: '18px 20px' }}
    >
      <Text
        className="ink"
        style={{ ...small, fontSize: 16, lineHeight: '24px', fontWeight: 600, color: ink }}
      >
        {trip.name}
      </Text>
      <If field="Trip.Destination">
        <Text className="soft" style={small}>
          {trip.destination}
        </Text>
      </If>
      <If field="Trip.Dates">
        <Text className="soft" style={small}>
          {trip.dates}
        </Text>
      </If>
      <If field="Order.ID">
        <Text className="soft" style={small}>
          {ordered}
        </Text>
      </If>
    </Section>
  );
}

type LineProps = { label: string; value: string; strong?: boolean };

function Line({ label, value, strong }: LineProps) {
  const look = {
    padding: strong ? '10px 0 6px' : '5px 0',
    fontFamily: sans,
    fontSize: 15,
    lineHeight: '24px',
    ...(strong ? { fontWeight: 600, color: ink, borderTop: `1px solid ${line}` } : { color: '#443f38' }),
  };
  const tone = strong ? 'ink line' : 'soft';
  return (
    <Row>
      <Column className={tone} style={look}>
        {label}
      </Column>
      <Column className={tone} align="right" style={{ ...look, whiteSpace: 'nowrap', paddingLeft: 16 }}>
        {value}
      </Column>
    </Row>
  );
}

/** The order's items, what has been paid, and the balance. */
export function OrderTable() {
  const label = field('Label');
  const value = field('Amount');
  const say = useSay();
  const due = say(`Due by ${order.dueBy}`);
  if (useText())
    return (
      <p>
        <Each of="Order.Lines">
          {`${label}: ${value}`}
          <br />
        </Each>
        {`${say('Total')}: ${order.total}`}
        <br />
        {`${say('Paid')}: ${order.paid}`}
        <If field="Order.Due">
          <br />
          {`${due}: ${order.due}`}
        </If>
      </p>
    );
  return (
    <Section style={{ margin: '4px 0 8px' }}>
      <Each of="Order.Lines">
        <Line label={label} value={value} />
      </Each>
      <Line label={say('Total')} value={order.total} strong />
      <Line label={say('Paid')} value={order.paid} />
      <If field="Order.Due">
        <Line label={due} value={order.due} />
      </If>
    </Section>
  );
}
