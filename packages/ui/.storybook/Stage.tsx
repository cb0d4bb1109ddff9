import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { loadDisplayFont } from '../src/theme/fonts.ts';
import {
  applyScheme,
  applyTheme,
  type SchemeChoice,
  themeFromBrand,
  themeVariables,
} from '../src/theme/theme.ts';
import { type Messages, MessagesContext } from '../src/internal/say.ts';
import { ar } from '../src/words/ar.ts';
import { de } from '../src/words/de.ts';
import { es } from '../src/words/es.ts';
import { pt } from '../src/words/pt.ts';
import { UiProvider } from '../src/UiProvider/UiProvider.tsx';
import { tenants } from './tenants.ts';

/** English needs no translation. */
const words: Record<string, Messages> = { ar, de, es, pt };

type Props = {
  tenant: string;
  scheme: string;
  locale: string;
  viewport: string | undefined;
  framed: boolean;
  width: number | undefined;
  /** Set on docs pages, which show stories of several schemes and directions on one page. */
  inDocs: boolean;
  /** Set when the story asks for a tenant, scheme, locale, or viewport of its own. */
  isSpecial: boolean;
  children: ReactNode;
};

/**
 * Provides what an app gives every screen: the tenant's theme, light or dark scheme, locale, and padding
 * around the component.
 */
export function Stage(props: Props) {
  const { tenant, scheme, locale, viewport, framed, width = 720, inDocs, isSpecial, children } = props;
  const brand = tenants[tenant] ?? tenants.caravan!;
  const messages = words[locale.slice(0, 2)] ?? {};
  if (!inDocs || !isSpecial) {
    applyTheme(brand);
    applyScheme(scheme as SchemeChoice);
  }
  useLayoutEffect(() => void loadDisplayFont(brand.display ?? 'newsreader'), [brand]);
  if (inDocs) {
    const look = {
      ...themeVariables(themeFromBrand(brand)),
      ...(viewport === 'phone' && { maxWidth: 390 }),
      ...(viewport === 'reflow' && { maxWidth: 320 }),
    } as CSSProperties;
    return (
      <I18nProvider locale={locale}>
        <MessagesContext value={messages}>
          <Corner style={look} scheme={scheme} framed={framed}>
            {children}
          </Corner>
        </MessagesContext>
      </I18nProvider>
    );
  }
  return (
    <UiProvider locale={locale} messages={messages} navigate={() => undefined}>
      {framed ? (
        <div className="p-5 sm:p-8" style={{ maxWidth: width }}>
          {children}
        </div>
      ) : (
        children
      )}
    </UiProvider>
  );
}

type CornerProps = { style: CSSProperties; scheme: string; framed: boolean; children: ReactNode };

/** A region of a docs page with its own theme, scheme, and direction. */
function Corner({ style, scheme, framed, children }: CornerProps) {
  const { direction, locale } = useLocale();
  return (
    <div
      dir={direction}
      lang={locale}
      style={style}
      data-scheme={scheme}
      className={`rounded-md bg-surface text-ink ${framed ? 'p-5' : 'overflow-hidden'}`}
    >
      {children}
    </div>
  );
}
