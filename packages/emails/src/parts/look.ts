import { field } from '../go.tsx';

// Email clients support neither custom properties nor web fonts; the values match the library's tokens.css.
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = "'Iowan Old Style',Georgia,'Times New Roman',serif";
export const ink = '#1c1a17';
export const muted = '#655f56';
export const card = '#ffffff';
export const well = '#faf8f5';
export const line = '#e4dfd6';
export const accent = field('Accent');
export const onAccent = field('OnAccent');
/** The marketplace’s background around the card, and the text on it. */
export const paper = field('Paper');
export const onPaper = field('OnPaper');
export const soft = field('Soft');

/**
 * Styles that can't be inline: narrow screens and the dark scheme. react-email repeats the body's background
 * on the one cell below it.
 */
export const sheet = `
body { -webkit-text-size-adjust: 100%; }
@media (max-width: 620px) {
  .card { border-radius: 0 !important; border-left-width: 0 !important; border-right-width: 0 !important; }
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .title { font-size: 26px !important; line-height: 32px !important; }
}
@media (prefers-color-scheme: dark) {
  body, body > table > tbody > tr > td, .page { background-color: #100e0d !important; }
  .card { background-color: #1f1c1a !important; border-color: #35302b !important; }
  .ink { color: #f2ede6 !important; }
  .soft { color: #b8b0a4 !important; }
  .line { border-color: #35302b !important; }
  .well { background-color: #161412 !important; }
}
`;
