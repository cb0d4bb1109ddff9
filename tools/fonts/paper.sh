#!/bin/bash
# Fetches the letters of the server's papers: Noto Sans (SIL Open Font License 1.1) as Fontsource cuts it, for Latin,
# Greek, Cyrillic, Vietnamese, Devanagari, Arabic, Chinese, Japanese and Korean. Cuts of signs and emoji stay away.
set -euo pipefail
out="$(cd "$(dirname "$0")/../.." && pwd)/backend/platform/paper/fonts"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
rm -rf "$out" && mkdir -p "$out"
for package in noto-sans noto-sans-arabic noto-sans-sc noto-sans-kr; do
  npm pack --silent "@fontsource/$package@5.3.0" >/dev/null
  mkdir "$package" && tar xzf "fontsource-$package-5.3.0.tgz" -C "$package"
done
cp noto-sans/package/LICENSE "$out/LICENSE"
OUT="$out" node - <<'JS'
const { copyFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const wanted = {
  'noto-sans': () => true,
  'noto-sans-arabic': (first, last) => last >= 0x600 && first <= 0x6ff,
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
    if (name !== 'noto-sans' && /[a-z]/.test(id) && id !== 'arabic') continue;
    if (!existsSync(from) || !range.some(([first, last]) => wants(first, last))) continue;
    copyFileSync(from, `${process.env.OUT}/${name}-${id}.woff2`);
    list.push({ file: `${name}-${id}.woff2`, range });
  }
}
writeFileSync(`${process.env.OUT}/cuts.json`, `[\n${list.map((cut) => JSON.stringify(cut)).join(',\n')}\n]\n`);
JS
