import '@fontsource-variable/geist/index.css';
import { addons } from 'storybook/manager-api';
import { dark, light } from './theme.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const show = () =>
  addons.setConfig({
    theme: prefersDark.matches ? dark : light,
    sidebar: { showRoots: true, collapsedRoots: [] },
    layoutCustomisations: { showPanel: (state) => !state.storyId?.startsWith('introduction') },
  });
show();
prefersDark.addEventListener('change', show);
