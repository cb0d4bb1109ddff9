/**
 * Builds the fonts that the pages load from Fontsource's, reduced to the weights and features that the design
 * uses, which is less than half of the bytes. Each comes with a metric-compatible system fallback, so that
 * nothing shifts when the font loads. Run by tools/scripts/fonts.sh.
 */
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import bricolage from '@capsizecss/metrics/bricolageGrotesque';
import fraunces from '@capsizecss/metrics/fraunces';
import geist from '@capsizecss/metrics/geist';
import georgia from '@capsizecss/metrics/georgia';
import newsreader from '@capsizecss/metrics/newsreader';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subset from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');
const out = path.join(root, 'packages/ui/src/theme/gen');
const source = path.join(root, 'node_modules/@fontsource-variable');

const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** Text uses regular, medium, semibold, and, in user-written text, bold. */
const text = { min: 400, max: 700, default: 400 };

/** Each stylesheet with its fonts: Fontsource's files, the name in CSS, and the weights. */
const sheets = {
  geist: {
    faces: [{ family: 'Geist Variable', from: 'geist/index.css', wght: text }],
    like: [geist, arial],
  },
  newsreader: {
    faces: [
      { family: 'Newsreader Display', from: 'newsreader/wght.css', wght: 400 },
      { family: 'Newsreader Display', from: 'newsreader/wght-italic.css', wght: 400 },
      { family: 'Newsreader Variable', from: 'newsreader/wght.css', wght: text },
      { family: 'Newsreader Variable', from: 'newsreader/wght-italic.css', wght: text },
    ],
    like: [newsreader, georgia],
  },
  fraunces: {
    faces: [{ family: 'Fraunces Display', from: 'fraunces/opsz.css', wght: 380 }],
    like: [fraunces, georgia],
  },
  bricolage: {
    faces: [
      { family: 'Bricolage Grotesque Display', from: 'bricolage-grotesque/opsz.css', wght: 600 },
      { family: 'Bricolage Grotesque Variable', from: 'bricolage-grotesque/opsz.css', wght: text },
    ],
    like: [bricolage, arial],
  },
};

/** The characters in a unicode-range. */
function charactersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [from, to = from] = part.trim().slice(2).split('-');
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

async function faceOf({ family, from, wght }) {
  const css = readFileSync(path.join(source, from), 'utf8');
  const written = [];
  for (const [, rule] of css.matchAll(/@font-face \{([^}]*)\}/g)) {
    const file = /url\(\.\/files\/([^)]*)\)/.exec(rule)[1];
    const range = /unicode-range: ([^;]*);/.exec(rule)[1];
    const style = /font-style: (\w+)/.exec(rule)[1];
    const pinned = typeof wght === 'number';
    const name = pinned ? file.replace(/-(?:wght|opsz)-/, `-${wght}-`) : file;
    const made = await subset(readFileSync(path.join(source, from, '../files', file)), charactersOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
      noHinting: true,
    });
    writeFileSync(path.join(out, name), made);
    written.push(
      `@font-face {\n  font-family: "${family}";\n  font-style: ${style};\n  font-display: swap;\n` +
        `  font-weight: ${pinned ? wght : `${wght.min} ${wght.max}`};\n` +
        `  src: url("./${name}") format("woff2");\n  unicode-range: ${range};\n}\n`,
    );
    console.log(name, made.length);
  }
  return written.join('');
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [name, { faces, like }] of Object.entries(sheets)) {
  const rules = [];
  for (const face of faces) rules.push(await faceOf(face));
  const { fontFaces } = createFontStack(like, { fontFaceFormat: 'styleString' });
  writeFileSync(
    path.join(out, `${name}.css`),
    `/* Made by tools/scripts/fonts.sh from Fontsource's files, under the SIL Open Font License 1.1 (NOTICE). */\n` +
      `${rules.join('')}${fontFaces}\n`,
  );
}
