import type { NotedType, RecordNote, RecordNotes as Notes } from '@caravan/sdk';
import { deleteRecordNote, saveRecordNote, setRecordTags } from '@caravan/sdk/client';
import { getGetRecordNotesQueryKey, useGetRecordNotes } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TagField } from '@caravan/ui/TagField';
import { useState } from 'react';
import { words } from './messages.ts';
import { NoteForm } from './NoteForm.tsx';
import { Tagged } from './Tagged.tsx';

export type RecordNotesProps = { objectType: NotedType; objectId: string };

/** What admins have written about a record for each other, and the tags that group it with others. */
export default function RecordNotes({ objectType, objectId }: RecordNotesProps) {
  const { data, error, refetch } = useGetRecordNotes(
    { objectType, objectId },
    { query: { throwOnError: false } },
  );
  if (!data)
    return error ? (
      <Alert tone="error" title={words.loadFailed}>
        <Button size="sm" variant="secondary" onPress={() => void refetch()}>
          {words.retry}
        </Button>
      </Alert>
    ) : (
      <Skeleton lines={4} />
    );
  return (
    <Card title={words.notes} description={words.help} className="mb-8 max-w-3xl">
      <div className="flex flex-col gap-6">
        <Tags objectType={objectType} objectId={objectId} notes={data} />
        {data.canWrite && <NoteForm key={data.notes.length} objectType={objectType} objectId={objectId} />}
        {data.notes.length === 0 ? (
          <p className="text-sm text-muted">{words.none}</p>
        ) : (
          <ul aria-label={words.count(data.notes.length)} className="divide-y divide-line">
            {data.notes.map((note) => (
              <li key={note.id} className="py-4">
                <Note objectType={objectType} objectId={objectId} note={note} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Tags({ objectType, objectId, notes }: RecordNotesProps & { notes: Notes }) {
  const [chosen, setChosen] = useState<string[]>();
  const change = useChange(setRecordTags, {
    failed: { title: words.tagsFailed },
    refresh: [getGetRecordNotesQueryKey({ objectType, objectId })],
    onEnd: () => setChosen(undefined),
  });
  const tags = chosen ?? notes.tags;
  const set = (next: string[]) => {
    const lower = [...new Set(next.map((tag) => tag.trim().toLowerCase().slice(0, 40)))].filter(Boolean);
    setChosen(lower);
    change.run({ objectType, objectId, tags: lower });
  };
  return (
    <div className="flex flex-col gap-3">
      <TagField
        label={words.tags}
        description={words.tagsHelp}
        options={notes.known.map((tag) => ({ id: tag, label: tag }))}
        value={tags}
        onChange={set}
        allowCustom
        max={10}
        isDisabled={!notes.canWrite}
      />
      {notes.tags.length > 0 && <Tagged tags={notes.tags} objectId={objectId} />}
    </div>
  );
}

function Note({ objectType, objectId, note }: RecordNotesProps & { note: RecordNote }) {
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const restore = useChange(saveRecordNote, { done: words.saved });
  const remove = useChange(deleteRecordNote, {
    done: () => ({
      title: words.deleted,
      action: {
        label: words.undo,
        onAction: () => restore.run(note.id, { objectType, objectId, text: note.text }),
      },
    }),
  });
  if (editing)
    return (
      <NoteForm objectType={objectType} objectId={objectId} note={note} onEnd={() => setEditing(false)} />
    );
  return (
    <>
      <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span>
          {[note.by, format.instant(note.at), note.changedAt && words.edited(format.instant(note.changedAt))]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {note.own && (
          <span className="flex gap-1">
            <Button size="sm" variant="ghost" onPress={() => setEditing(true)}>
              {words.edit}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              isPending={remove.isPending}
              onPress={() => remove.run(note.id)}
            >
              {words.remove}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
