import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { IconButton } from '@caravan/ui/IconButton';
import { TextArea } from '@caravan/ui/TextArea';
import { MessageSquarePlus, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { type Place, useCommentAt } from './comments.ts';
import { words } from './messages.ts';

const w = words.review;

/**
 * A change request for the operator at this field, thing, or service: editable during the review, read-only afterward. One that
 * the operator marked as made isn't sent again unless it is written again.
 */
export function CommentAt({ label, ...place }: Place & { label: string }) {
  const { text, resolved, say } = useCommentAt(place);
  const [draft, setDraft] = useState<string>();
  const end = () => setDraft(undefined);
  const finish = (words: string) => {
    say?.(place, words);
    end();
  };
  if (!text && !say) return null;
  return (
    <>
      {text && (
        <span className={`text-sm whitespace-pre-line ${resolved ? 'text-muted' : 'text-warning'}`}>
          {text}
        </span>
      )}
      {resolved && (
        <Badge size="sm" tone="green">
          {w.made}
        </Badge>
      )}
      {say && (
        <IconButton
          size="sm"
          label={text ? w.editAt(label) : w.commentAt(label)}
          icon={text ? <MessageSquareText aria-hidden /> : <MessageSquarePlus aria-hidden />}
          onPress={() => setDraft(text ?? '')}
        />
      )}
      <Dialog
        isOpen={draft !== undefined}
        onClose={end}
        title={w.commentAt(label)}
        size="sm"
        footer={
          <>
            {text && (
              <Button variant="ghost" onPress={() => finish('')}>
                {w.removeComment}
              </Button>
            )}
            <Button onPress={() => finish(draft ?? '')}>{w.keepComment}</Button>
          </>
        }
      >
        <TextArea label={w.note} value={draft ?? ''} onChange={setDraft} rows={4} limit={600} autoFocus />
      </Dialog>
    </>
  );
}
