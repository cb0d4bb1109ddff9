import { useMemo } from 'react';
import { differenceOf, type Piece, type Text } from './difference.ts';
import { words } from './messages.ts';

export type DifferenceProps = { before: Text; after: Text };

/** What changed between two texts, in words. */
export default function Difference({ before, after }: DifferenceProps) {
  const lines = useMemo(() => differenceOf(before, after), [before, after]);
  if (!lines.some((line) => typeof line !== 'number'))
    return <p className="text-sm text-muted">{words.same}</p>;
  return (
    <div className="flex flex-col gap-3 text-[0.9375rem] leading-relaxed">
      {lines.map((line, i) =>
        typeof line === 'number' ? (
          <p key={i} className="text-sm text-muted">
            {words.unchanged(line)}
          </p>
        ) : (
          <p key={i} className="wrap-anywhere">
            {line.map((piece, at) => (
              <Words key={at} piece={piece} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}

function Words({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text;
  if (kind === 'added')
    return (
      <ins className="rounded-xs bg-green-soft px-0.5 text-green decoration-1">
        <span className="sr-only">{words.added} </span>
        {text}
      </ins>
    );
  return (
    <del className="rounded-xs bg-red-soft px-0.5 text-red decoration-1">
      <span className="sr-only">{words.removed} </span>
      {text}
    </del>
  );
}
