import { diffWordsWithSpace } from 'diff';

/** A title and its HTML. */
export type Text = { title: string; html?: string };
export type Piece = { text: string; kind: 'same' | 'added' | 'removed' };
/** A paragraph with changes, or the number of unchanged ones between two such paragraphs. */
export type Line = Piece[] | number;

const blockEnd = /<\/(?:p|h2|h3|li|blockquote|tr)>|<br\s*\/?>|<hr\s*\/?>/g;
const cellEnd = /<\/t[hd]>/g;

/** The words of a text, one line per block. */
function wordsOf({ title, html = '' }: Text): string {
  const parsed = new DOMParser().parseFromString(
    html.replace(blockEnd, '$&\n').replace(cellEnd, '$& '),
    'text/html',
  );
  const lines = (parsed.body.textContent ?? '').split('\n').map((line) => line.trim());
  return [title, ...lines.filter(Boolean)].join('\n');
}

/** The difference between two texts in words; unchanged paragraphs are only counted. */
export function differenceOf(before: Text, after: Text): Line[] {
  const lines: Piece[][] = [[]];
  for (const { value, added, removed } of diffWordsWithSpace(wordsOf(before), wordsOf(after))) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    value.split('\n').forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text) lines.at(-1)!.push({ text, kind });
    });
  }
  const shown: Line[] = [];
  for (const line of lines.filter((pieces) => pieces.length > 0)) {
    const last = shown.at(-1);
    if (line.some(({ kind }) => kind !== 'same')) shown.push(line);
    else if (typeof last === 'number') shown[shown.length - 1] = last + 1;
    else shown.push(1);
  }
  return shown;
}
