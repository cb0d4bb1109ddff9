#!/bin/bash
# Fetches the fonts for the server's PDF documents: Noto Sans (SIL Open Font License 1.1) in Fontsource's subsets, for
# Latin, Greek, Cyrillic, Vietnamese, Devanagari, Arabic, Hebrew, Thai, Chinese, Japanese, and Korean, without symbol
# and emoji subsets. Fontsource's unicode ranges include characters that a font lacks, such as Hangul in Chinese subsets, so
# cuts.json lists what each file's character map really contains.
set -euo pipefail
out="$(cd "$(dirname "$0")/../.." && pwd)/backend/platform/paper/fonts"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
rm -rf "$out" && mkdir -p "$out"
for package in noto-sans noto-sans-arabic noto-sans-hebrew noto-sans-thai noto-sans-sc noto-sans-kr; do
  npm pack --silent "@fontsource/$package@5.3.0" >/dev/null
  mkdir "$package" && tar xzf "fontsource-$package-5.3.0.tgz" -C "$package"
done
cp noto-sans/package/LICENSE "$out/LICENSE"
OUT="$out" node - <<'JS'
const { copyFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const { brotliDecompressSync } = require('node:zlib');

/** The table of a WOFF2 file that maps characters to glyphs. */
function characterMap(file) {
  let at = 48;
  const number = () => {
    let value = 0;
    let byte;
    do {
      byte = file[at++];
      value = value * 128 + (byte & 127);
    } while (byte & 128);
    return value;
  };
  let before = 0;
  let cmap;
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file[at++];
    const tag = flags & 63;
    if (tag === 63) at += 4;
    // glyf and loca (10, 11) are transformed unless their version is 3; any other table is when it has one.
    const plain = tag === 10 || tag === 11 ? flags >> 6 === 3 : flags >> 6 === 0;
    const whole = number();
    const length = plain ? whole : number();
    if (tag === 0) cmap = [before, before + length];
    before += length;
  }
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...cmap);
}

/** The characters that a font has glyphs for. */
function charactersOf(map) {
  const found = new Set();
  for (let i = 0; i < map.readUInt16BE(2); i++) {
    const table = map.subarray(map.readUInt32BE(8 + i * 8));
    if (table.readUInt16BE(0) === 12)
      for (let group = 0; group < table.readUInt32BE(12); group++) {
        const from = 16 + group * 12;
        for (let c = table.readUInt32BE(from); c <= table.readUInt32BE(from + 4); c++) found.add(c);
      }
    if (table.readUInt16BE(0) !== 4) continue;
    const twice = table.readUInt16BE(6);
    for (let segment = 0; segment < twice; segment += 2) {
      const last = table.readUInt16BE(14 + segment);
      const first = table.readUInt16BE(16 + twice + segment);
      const delta = table.readUInt16BE(16 + 2 * twice + segment);
      const offsetAt = 16 + 3 * twice + segment;
      const offset = table.readUInt16BE(offsetAt);
      for (let c = first; c <= last && c < 0xffff; c++) {
        const glyph = offset ? table.readUInt16BE(offsetAt + offset + 2 * (c - first)) : c + delta;
        if (glyph & 0xffff) found.add(c);
      }
    }
  }
  return found;
}

/** The parts of the ranges that a font has. */
function held(ranges, file) {
  const has = charactersOf(characterMap(readFileSync(file)));
  const out = [];
  for (const [first, last] of ranges)
    for (let c = first; c <= last; c++) {
      if (!has.has(c)) continue;
      if (out.at(-1)?.[1] === c - 1) out.at(-1)[1] = c;
      else out.push([c, c]);
    }
  return out;
}

const wanted = {
  'noto-sans': () => true,
  'noto-sans-arabic': (first, last) => last >= 0x600 && first <= 0x6ff,
  'noto-sans-hebrew': (first, last) => last >= 0x590 && first <= 0x5ff,
  'noto-sans-thai': (first, last) => last >= 0xe00 && first <= 0xe7f,
  'noto-sans-sc': (first, last) => (last >= 0x3040 && first <= 0x30ff) || (last >= 0x4e00 && first <= 0x9fff),
  'noto-sans-kr': (first, last) => last >= 0xac00 && first <= 0xd7a3,
};
const list = [];
for (const [name, wants] of Object.entries(wanted)) {
  const ranges = JSON.parse(readFileSync(`${name}/package/unicode.json`, 'utf8'));
  for (const [cut, text] of Object.entries(ranges)) {
    const range = text.split(',').map((part) => {
      const [first, last = first] = part.trim().slice(2).split('-');
      return [parseInt(first, 16), parseInt(last, 16)];
    });
    const id = cut.replace(/[[\]]/g, '');
    const from = `${name}/package/files/${name}-${id}-400-normal.woff2`;
    if (name !== 'noto-sans' && /[a-z]/.test(id) && !name.endsWith(`-${id}`)) continue;
    if (!existsSync(from) || !range.some(([first, last]) => wants(first, last))) continue;
    copyFileSync(from, `${process.env.OUT}/${name}-${id}.woff2`);
    list.push({ file: `${name}-${id}.woff2`, range: held(range, from) });
  }
}
writeFileSync(`${process.env.OUT}/cuts.json`, `[\n${list.map((cut) => JSON.stringify(cut)).join(',\n')}\n]\n`);
JS
