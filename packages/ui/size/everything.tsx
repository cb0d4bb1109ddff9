import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const components = import.meta.glob<Record<string, unknown>>(
  [
    '../src/*/*.tsx',
    '!../src/internal/**',
    '!../src/**/*.stories.tsx',
    '!../src/**/*{Plot,Crop,Editor,EditorTools,VirtualBody,CleanText}.tsx',
  ],
  { eager: true },
);
// Referencing the names keeps tree shaking from dropping any component.
createRoot(document.body).render(
  createElement(
    'pre',
    null,
    Object.values(components)
      .flatMap((m) => Object.values(m).map(String))
      .join('\n'),
  ),
);
