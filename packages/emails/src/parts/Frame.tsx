import type { ReactNode } from 'react';
import { Body, Container, Head, Html, Img, Link, Preview, Section, Text } from 'react-email';
import { brand, field, If, trip } from '../go.tsx';
import type { MailDefinition } from '../mail.ts';
import { useSay } from '../say.ts';
import { Leader } from './Leader.tsx';
import { accent, card, line, onPaper, paper, sans, serif, sheet, soft } from './look.ts';

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 280,
  objectFit: 'cover',
  border: 0,
} as const;
const foot = { margin: 0, fontFamily: sans, fontSize: 13, lineHeight: '20px', color: soft } as const;

type FrameProps = { mail: MailDefinition; language: string; children: ReactNode };

/**
 * The layout of an email: the tenant's name, the trip's picture or a band in the tenant's color, a card, and
 * the footer.
 */
export function Frame({ mail, language, children }: FrameProps) {
  const say = useSay();
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{say(mail.subject, 'subject')}</title>
        <style>{sheet}</style>
      </Head>
      <Preview useTitleTag={false}>{say(mail.preview, 'preview')}</Preview>
      <Body className="page" style={{ backgroundColor: paper, margin: 0, padding: '32px 0' }}>
        <Container style={{ maxWidth: 600, width: '100%' }}>
          <Section className="brand">
            <Text className="pad" style={{ margin: 0, padding: '0 40px 20px' }}>
              <Link
                href={field('Origin')}
                className="ink"
                style={{
                  fontFamily: serif,
                  fontSize: 21,
                  lineHeight: '28px',
                  color: onPaper,
                  letterSpacing: '-0.2px',
                }}
              >
                {brand}
              </Link>
            </Text>
          </Section>
          <Section
            className="card"
            style={{
              backgroundColor: card,
              border: `1px solid ${line}`,
              borderRadius: 14,
              overflow: 'hidden',
              borderCollapse: 'separate',
            }}
          >
            {'{{if .Picture}}'}
            <Img src={trip.picture} alt={trip.pictureAlt} width="598" style={picture} />
            {'{{else}}'}
            <div style={{ height: 6, backgroundColor: accent, fontSize: 0, lineHeight: 0 }}>&nbsp;</div>
            {'{{end}}'}
            <div className="pad" style={{ padding: '32px 40px 40px' }}>
              <Leader />
              {children}
            </div>
          </Section>
          <Section>
            <div className="pad" style={{ padding: '24px 40px 8px' }}>
              <Text className="soft" style={foot}>
                {say('Questions? Reply to this email or contact')}{' '}
                <Link
                  href={`mailto:${field('Support')}`}
                  className="soft"
                  style={{ color: soft, textDecoration: 'underline' }}
                >
                  {field('Support')}
                </Link>
                .
              </Text>
              <Text className="soft" style={foot}>
                {brand}
                <If field="Tagline"> · {field('Tagline')}</If>
              </Text>
              <If field="Unsubscribe">
                <Text className="soft" style={foot}>
                  <If field="Headline">
                    {say(`You’re getting this because you joined ${trip.host}’s list.`)}
                  </If>
                  <If field="Headline" not>
                    {say('We ask for a review after each trip.')}
                  </If>{' '}
                  <Link
                    href={field('Unsubscribe')}
                    className="soft"
                    style={{ color: soft, textDecoration: 'underline' }}
                  >
                    {say('Unsubscribe')}
                  </Link>
                </Text>
                <If field="Opened">
                  <Img src={field('Opened')} alt="" width="1" height="1" />
                </If>
              </If>
            </div>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
