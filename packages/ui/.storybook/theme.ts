import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Caravan · interface library',
  fontBase: '"Geist Variable", ui-sans-serif, system-ui, sans-serif',
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  appBorderRadius: 10,
  inputBorderRadius: 8,
};

/** Themes Storybook's own UI in the library's colors; the values match tokens.css. */
export const light = create({
  base: 'light',
  ...shared,
  colorPrimary: '#12574a',
  colorSecondary: '#12574a',
  appBg: '#f2efe9',
  appContentBg: '#faf8f5',
  appPreviewBg: '#faf8f5',
  appBorderColor: '#e4dfd6',
  textColor: '#1c1a17',
  textMutedColor: '#655f56',
  barBg: '#faf8f5',
  barTextColor: '#655f56',
  barSelectedColor: '#12574a',
  barHoverColor: '#12574a',
});

export const dark = create({
  base: 'dark',
  ...shared,
  colorPrimary: '#6fc7b1',
  colorSecondary: '#2f8f79',
  appBg: '#100e0d',
  appContentBg: '#161412',
  appPreviewBg: '#161412',
  appBorderColor: '#35302b',
  textColor: '#f2ede6',
  textMutedColor: '#aca498',
  barBg: '#161412',
  barTextColor: '#aca498',
  barSelectedColor: '#7fd0bb',
  barHoverColor: '#7fd0bb',
});
