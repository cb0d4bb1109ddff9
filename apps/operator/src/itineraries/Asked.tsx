import type { ReviewComment, ReviewCommentMark } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { createContext, useContext } from 'react';
import { words } from './messages.ts';

/** The changes that the marketplace requested, by field, thing of a field, or service, for the current itinerary. */
export const AskedContext = createContext<readonly ReviewComment[]>([]);

/** Marks a requested change as made or open; undefined where that isn't possible. */
export const MarkContext = createContext<((mark: ReviewCommentMark) => void) | undefined>(undefined);

export type AskedProps = {
  /** A field, or the path of one of its things, such as days/2. */
  field?: string;
  serviceId?: string | undefined;
  /** The things of the field that exist: requests about others are shown here, too. */
  known?: readonly string[] | undefined;
  /** Without the box, for the cell of a table. */
  plain?: boolean;
};

/** The change requested for this field, thing, or service, shown where it can be made. */
export function Asked({ field, serviceId, known, plain = false }: AskedProps) {
  const mark = useContext(MarkContext);
  const isGone = (path: string | undefined) =>
    known !== undefined && path?.startsWith(`${field}/`) && !known.includes(path.slice(`${field}/`.length));
  const comments = useContext(AskedContext).filter((one) =>
    field ? one.field === field || isGone(one.field) : Boolean(serviceId) && one.serviceId === serviceId,
  );
  return comments.map(({ text, resolved = false, ...place }) => {
    const action = mark && (
      <Button
        size="sm"
        variant={resolved ? 'ghost' : 'secondary'}
        onPress={() => mark({ ...place, resolved: !resolved })}
      >
        {resolved ? words.reopen : words.markMade}
      </Button>
    );
    const title = resolved ? words.made : words.asked;
    return plain ? (
      <span key={text} className="mt-1 flex min-w-48 flex-col items-start gap-1 whitespace-pre-line">
        <span className={resolved ? 'text-muted' : 'text-warning'}>
          {title}: {text}
        </span>
        {action}
      </span>
    ) : (
      <Alert key={text} tone={resolved ? 'success' : 'warning'} title={title} actions={action}>
        <span className="whitespace-pre-line">{text}</span>
      </Alert>
    );
  });
}
