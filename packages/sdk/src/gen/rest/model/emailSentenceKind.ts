
export type EmailSentenceKind = typeof EmailSentenceKind[keyof typeof EmailSentenceKind];


export const EmailSentenceKind = {
  subject: 'subject',
  preview: 'preview',
  heading: 'heading',
  paragraph: 'paragraph',
  button: 'button',
  note: 'note',
  label: 'label',
} as const;
