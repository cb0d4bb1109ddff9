import { Column, Img, Row, Text } from 'react-email';
import { If, trip } from '../go.tsx';
import { useSay } from '../say.ts';
import { ink, sans } from './look.ts';

const size = 44;

/** The host of the trip that an email is about, with face and name, at the top. Emails to the host omit it. */
export function Leader() {
  const say = useSay();
  return (
    <If field="Face">
      <Row style={{ margin: '0 0 20px' }}>
        <Column width={size + 12} style={{ width: size + 12 }}>
          {/* The name is next to the picture. */}
          <Img
            src={trip.face}
            alt=""
            width={size}
            height={size}
            style={{ display: 'block', borderRadius: size / 2, border: 0 }}
          />
        </Column>
        <Column>
          <Text
            className="ink"
            style={{
              margin: 0,
              fontFamily: sans,
              fontSize: 15,
              lineHeight: '22px',
              fontWeight: 600,
              color: ink,
            }}
          >
            {say(`With ${trip.host}`)}
          </Text>
        </Column>
      </Row>
    </If>
  );
}
