import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  Undo2,
  Unlink,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ToggleButton, Toolbar } from 'react-aria-components';
import { Button as TextButton } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useSay } from '../internal/say.ts';

const tool =
  'grid size-9 place-items-center rounded-sm text-muted data-hovered:bg-ink/6 data-hovered:text-ink data-selected:bg-accent-soft data-selected:text-accent-text data-disabled:opacity-40 data-focus-visible:outline-2 data-focus-visible:outline-offset-[-2px] data-focus-visible:outline-focus [&_svg]:size-4';

type Props = { editor: Editor; structured: boolean; isDisabled: boolean; children: ReactNode };

export function EditorTools({ editor, structured, isDisabled, children }: Props) {
  const say = useSay();
  const [address, setAddress] = useState<string>();
  const on = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      bold: e.isActive('bold'),
      italic: e.isActive('italic'),
      heading: e.isActive('heading', { level: 2 }),
      subheading: e.isActive('heading', { level: 3 }),
      quote: e.isActive('blockquote'),
      bullets: e.isActive('bulletList'),
      numbers: e.isActive('orderedList'),
      link: e.isActive('link'),
      undo: e.can().undo(),
      redo: e.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const marks = [
    { label: say('Bold'), icon: <Bold />, on: on.bold, act: () => run().toggleBold().run() },
    { label: say('Italic'), icon: <Italic />, on: on.italic, act: () => run().toggleItalic().run() },
    {
      label: say('Heading'),
      icon: <Heading2 />,
      on: on.heading,
      act: () => run().toggleHeading({ level: 2 }).run(),
    },
    ...(structured
      ? [
          {
            label: say('Subheading'),
            icon: <Heading3 />,
            on: on.subheading,
            act: () => run().toggleHeading({ level: 3 }).run(),
          },
        ]
      : []),
    {
      label: say('Bulleted list'),
      icon: <List />,
      on: on.bullets,
      act: () => run().toggleBulletList().run(),
    },
    {
      label: say('Numbered list'),
      icon: <ListOrdered />,
      on: on.numbers,
      act: () => run().toggleOrderedList().run(),
    },
    ...(structured
      ? [
          {
            label: say('Quote'),
            icon: <Quote />,
            on: on.quote,
            act: () => run().toggleBlockquote().run(),
          },
        ]
      : []),
  ];
  const setLink = () => {
    const href = address?.trim();
    if (href)
      run()
        .extendMarkRange('link')
        .setLink({ href: /^[a-z]+:/i.test(href) ? href : `https://${href}` })
        .run();
    setAddress(undefined);
  };

  return (
    <>
      <Toolbar
        aria-label={say('Formatting')}
        className="flex flex-wrap items-center gap-0.5 border-b border-line bg-sunken/60 p-1"
      >
        {marks.map((mark) => (
          <ToggleButton
            key={mark.label}
            aria-label={mark.label}
            isSelected={mark.on}
            isDisabled={isDisabled}
            onChange={mark.act}
            className={tool}
          >
            {mark.icon}
          </ToggleButton>
        ))}
        {structured && (
          <Button
            aria-label={say('Divider')}
            isDisabled={isDisabled}
            onPress={() => run().setHorizontalRule().run()}
            className={tool}
          >
            <Minus />
          </Button>
        )}
        {on.link ? (
          <Button
            aria-label={say('Remove link')}
            isDisabled={isDisabled}
            onPress={() => run().extendMarkRange('link').unsetLink().run()}
            className={tool}
          >
            <Unlink />
          </Button>
        ) : (
          <Button
            aria-label={say('Link')}
            isDisabled={isDisabled}
            onPress={() => setAddress('')}
            className={tool}
          >
            <LinkIcon />
          </Button>
        )}
        <Button
          aria-label={say('Undo')}
          isDisabled={isDisabled || !on.undo}
          onPress={() => run().undo().run()}
          className={tool}
        >
          <Undo2 />
        </Button>
        <Button
          aria-label={say('Redo')}
          isDisabled={isDisabled || !on.redo}
          onPress={() => run().redo().run()}
          className={tool}
        >
          <Redo2 />
        </Button>
        {children}
      </Toolbar>
      {address !== undefined && (
        <div
          className="flex items-end gap-2 border-b border-line p-3"
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              setLink();
            }
            if (event.key === 'Escape') setAddress(undefined);
          }}
        >
          <TextField label={say('Link URL')} type="url" value={address} onChange={setAddress} autoFocus />
          <TextButton className="min-h-11" onPress={setLink}>
            {say('Set link')}
          </TextButton>
        </div>
      )}
    </>
  );
}
