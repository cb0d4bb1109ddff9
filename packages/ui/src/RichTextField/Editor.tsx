import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { plainText, sanitize } from '../RichText/sanitize.ts';
import type { RichTextFieldProps } from './RichTextField.tsx';
import { EditorTools } from './EditorTools.tsx';
import { useSay } from '../internal/say.ts';

type Props = Pick<
  RichTextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'placeholder' | 'structured' | 'limit' | 'isDisabled' | 'isRequired'
> & {
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
};

const extensionsFor = (structured: boolean) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    ...(!structured && { horizontalRule: false }),
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['https', 'http', 'mailto', 'tel'] },
  }),
];
const [plain, sectioned] = [extensionsFor(false), extensionsFor(true)];
const empty = (html: string) => (html === '<p></p>' ? '' : html);

export default function Editor(props: Props) {
  const say = useSay();
  const {
    value,
    onChange,
    onBlur,
    placeholder,
    structured = false,
    limit,
    isDisabled,
    isRequired,
    labelledBy,
    describedBy,
    isInvalid,
  } = props;
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
    class: cx('rich-text px-3.5 py-3 outline-none', structured ? 'min-h-96' : 'min-h-32'),
  };
  // Typed values that haven't come back through the value prop yet.
  const typed = useRef<string[]>([]);
  const editor = useEditor({
    extensions: structured ? sectioned : plain,
    content: sanitize(value),
    editable: !isDisabled,
    // The library's stylesheet includes these rules; a strict content security policy blocks injected ones.
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: e }) => {
      const html = sanitize(empty(e.getHTML()));
      typed.current.push(html);
      onChange(html);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    if (editor.isDestroyed) return;
    // A busy page echoes an older typed value. That isn't an external change and must not undo newer input.
    const at = typed.current.indexOf(value);
    typed.current = typed.current.slice(at + 1);
    if (at >= 0) return;
    // Any other value comes from outside, such as a reset.
    typed.current = [];
    if (sanitize(empty(editor.getHTML())) !== value)
      editor.commands.setContent(sanitize(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (editor.isDestroyed) return;
    editor.setEditable(!isDisabled, false);
    editor.setOptions({ editorProps: { attributes } });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the attributes are written out as these values
  }, [editor, isDisabled, isInvalid, describedBy, isRequired]);

  const remaining = limit === undefined ? undefined : limit - plainText(value).length;
  return (
    <div
      className={cx(
        'overflow-hidden rounded-md border bg-raised transition-[border-color,box-shadow] duration-150 focus-within:border-focus focus-within:ring-3 focus-within:ring-focus/20',
        isInvalid ? 'border-red' : 'border-line-strong',
        isDisabled && 'bg-sunken text-muted',
      )}
    >
      <EditorTools editor={editor} structured={structured} isDisabled={!!isDisabled}>
        {remaining !== undefined && (
          <span
            className={cx(
              'tabular ms-auto px-2 text-[0.8125rem]',
              remaining <= 0 ? 'font-medium text-red' : 'text-muted',
            )}
          >
            {remaining} <span className="sr-only">{say('characters remaining')}</span>
          </span>
        )}
      </EditorTools>
      <div className={cx('relative', structured && 'max-h-[70dvh] overflow-y-auto')}>
        {placeholder && editor.isEmpty && (
          <p aria-hidden className="pointer-events-none absolute inset-x-3.5 top-3 text-muted">
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
