/** ISO 639-1 codes of the most widely spoken languages. */
const codes =
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi xh zh zu'.split(
    ' ',
  );

/** Languages by name, in the reader's language. */
export function languageOptions(locale: string): { id: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return codes
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
