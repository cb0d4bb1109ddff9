import type { Preview } from '@storybook/react-vite';
import { loadDisplayFont } from '../src/theme/fonts.ts';
import { applyScheme, applyTheme, type Brand, type SchemeChoice } from '../src/theme/theme.ts';
import { UiProvider } from '../src/UiProvider/UiProvider.tsx';
import './preview.css';

const tenants: Record<string, Brand> = {
  caravan: { accent: '#12574a' },
  sunset: { accent: '#e4572e', display: 'bricolage', radius: 'round' },
  atlas: { accent: '#2b3fd1', display: 'geist', radius: 'sharp' },
  citrus: { accent: '#ffd400', display: 'fraunces', radius: 'soft' },
};

export default {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        reflow: { name: 'Reflow, 320 px', styles: { width: '320px', height: '720px' } },
      },
    },
  },
  globalTypes: {
    tenant: {
      toolbar: { title: 'Tenant', icon: 'paintbrush', items: Object.keys(tenants), dynamicTitle: true },
    },
    scheme: {
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
  },
  initialGlobals: { tenant: 'caravan', scheme: 'light' },
  decorators: [
    (Story, { globals, parameters }) => {
      const brand = tenants[String(globals.tenant)]!;
      applyTheme(brand);
      applyScheme(globals.scheme as SchemeChoice);
      void loadDisplayFont(brand.display ?? 'newsreader');
      const framed = parameters.frame !== false;
      return (
        <UiProvider locale="en-US" navigate={() => undefined}>
          {framed ? (
            <div style={{ padding: 32, maxWidth: (parameters.width as number | undefined) ?? 720 }}>
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </UiProvider>
      );
    },
  ],
} satisfies Preview;
