import { Section, Text } from 'react-email';
import { If, ride } from '../go.tsx';
import { ink, muted, sans, well } from './look.ts';
import { useSay } from '../say.ts';
import { useText } from './medium.ts';

/** The facts about the ride, each with its field. */
const facts: [field: string, text: string][] = [
  ['Ride.When', ride.when],
  ['Ride.From', `${ride.from} – ${ride.to}`],
  ['Ride.Vehicle', ride.vehicle],
  ['Ride.Driver', `Driver: ${ride.driver}`],
  ['Ride.Flight', `Flight ${ride.flight}`],
  ['Ride.Code', `Journey ${ride.code}`],
];

/** A ground transfer: time, pickup, drop-off, and driver. */
export function RideBox() {
  const say = useSay();
  if (useText())
    return (
      <p>
        {ride.name}
        {facts.map(([field, text]) => (
          <If key={field} field={field}>
            <br />
            {say(text)}
          </If>
        ))}
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
        {ride.name}
      </Text>
      {facts.map(([field, text]) => (
        <If key={field} field={field}>
          <Text className="soft" style={small}>
            {say(text)}
          </Text>
        </If>
      ))}
    </Section>
  );
}
