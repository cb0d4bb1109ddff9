import type { Preview } from '@storybook/react-vite';
import { language } from '@caravan/words';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { propOf } from '../docs/props.ts';
import { DocsPage } from './DocsPage.tsx';
import { configure } from 'storybook/test';
import { Stage } from './Stage.tsx';
import { tenants } from './tenants.ts';
import './preview.css';
import { toastQueue } from '../src/Toast/toast.ts';

// Stories share the CPU with other work; one second is too short for overlays that contain a calendar.
configure({ asyncUtilTimeout: 5000 });

/**
 * Clears toasts and react-aria's live-region announcements, which stay in the page for seconds, so that each
 * story starts clean.
 */
function hush() {
  toastQueue.clear();
  document.querySelectorAll('[data-live-announcer] [role=log] > *').forEach((said) => said.remove());
}

/** Messages are looked up when their module loads, so a change of language reloads the stories. */
function speak({ tenant, scheme, locale }: Record<string, unknown>) {
  const [wanted = 'en'] = locale === 'en-XA' ? ['en-XA'] : String(locale).split('-');
  const known = ['de', 'es', 'en-XA'].includes(wanted) ? wanted : 'en';
  if (known === language) return;
  const url = new URL(window.location.href);
  url.searchParams.set(
    'globals',
    `tenant:${tenant as string};scheme:${scheme as string};locale:${locale as string}`,
  );
  window.location.replace(url);
}

/** Describes props that have no JSDoc of their own, with one shared text for all components. */
const describeProps: ArgTypesEnhancer = ({ argTypes, title }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, arg]) => {
      const description = arg.description || propOf(title.split('/').at(-1) ?? '', name);
      return [name, { ...arg, ...(description && { description }) }];
    }),
  );

export default {
  beforeEach: hush,
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      // react-aria keeps announcements for seconds, by which time they often reference removed elements.
      context: { exclude: ['[data-live-announcer]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    docs: { page: DocsPage, canvas: { sourceState: 'hidden' } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Principles', 'Color', 'Type', 'Space', 'Elevation', 'Motion', 'Icons', 'Voice', 'Messages'],
          'Which of these',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Cards',
          'Content',
          'Data',
          'Planning',
          'Layout',
          'Templates',
          'Emails',
        ],
      },
    },
    viewport: {
      options: {
        reflow: { name: 'Reflow, 320 px', styles: { width: '320px', height: '720px' } },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop, 1280 px', styles: { width: '1280px', height: '800px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    tenant: {
      description: 'The tenant whose brand the library wears',
      toolbar: { title: 'Tenant', icon: 'paintbrush', items: Object.keys(tenants), dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Scheme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language of built-in words, formats and direction of writing',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [
          { value: 'en-US', title: 'English (US)' },
          { value: 'en-GB', title: 'English (UK)' },
          { value: 'de-DE', title: 'Deutsch' },
          { value: 'es-ES', title: 'Español' },
          { value: 'en-XA', title: 'What is outside the catalog' },
          { value: 'pt-BR', title: 'Português (Brasil)' },
          { value: 'ar-EG', title: 'العربية (right to left)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { tenant: 'caravan', scheme: 'light', locale: 'en-US' },
  decorators: [
    (Story, { globals, storyGlobals, parameters, viewMode }) => {
      if (viewMode === 'story' && !('locale' in storyGlobals)) speak(globals);
      return (
        <Stage
          tenant={String(globals.tenant)}
          scheme={String(globals.scheme)}
          locale={String(globals.locale)}
          viewport={(storyGlobals.viewport as { value?: string } | undefined)?.value}
          framed={parameters.frame !== false}
          width={parameters.width as number | undefined}
          inDocs={viewMode === 'docs'}
          isSpecial={Object.keys(storyGlobals).length > 0}
        >
          <Story />
        </Stage>
      );
    },
  ],
} satisfies Preview;
