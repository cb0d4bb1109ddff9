import { type ReactNode, useLayoutEffect } from 'react';
import { loadDisplayFont } from '../src/theme/fonts.ts';
import { applyScheme, applyTheme, type SchemeChoice } from '../src/theme/theme.ts';
import { UiProvider } from '../src/UiProvider/UiProvider.tsx';
import { tenants } from './tenants.ts';

type Props = {
  tenant: string;
  scheme: string;
  locale: string;
  framed: boolean;
  width: number | undefined;
  /** On a documentation page stories stand in a box of their own. */
  compact: boolean;
  children: ReactNode;
};

/** What an app gives every screen: a tenant's theme, light or dark, a locale, and room around a component. */
export function Stage({ tenant, scheme, locale, framed, width = 720, compact, children }: Props) {
  const brand = tenants[tenant] ?? tenants.caravan!;
  applyTheme(brand);
  applyScheme(scheme as SchemeChoice);
  useLayoutEffect(() => void loadDisplayFont(brand.display ?? 'newsreader'), [brand]);
  return (
    <UiProvider locale={locale} navigate={() => undefined}>
      {framed ? (
        <div className={compact ? 'mx-auto p-2' : 'p-5 sm:p-8'} style={{ maxWidth: width }}>
          {children}
        </div>
      ) : (
        children
      )}
    </UiProvider>
  );
}
