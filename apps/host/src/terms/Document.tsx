import type { HostTermsDocument } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { RichText } from '@caravan/ui/RichText';
import { words } from './messages.ts';

export type DocumentProps = { document: HostTermsDocument };

/** The agreement, typeset like a printed contract. */
export function Document({ document }: DocumentProps) {
  return (
    <Card as="article">
      <p className="kicker tabular">{words.version(document.version)}</p>
      <h2 className="display-title mt-3">{document.title}</h2>
      <ol className="mt-10 grid grid-cols-1 gap-8">
        {document.sections.map((section, i) => (
          <li
            key={section.heading}
            className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[2rem_minmax(0,1fr)]"
          >
            <span aria-hidden className="display tabular text-lg text-muted">
              {i + 1}
            </span>
            <div>
              <h3 className="font-semibold">{section.heading}</h3>
              <p className="mt-1.5 max-w-[68ch] leading-relaxed whitespace-pre-line text-ink/90">
                {section.body}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {document.article && (
        <section className="mt-10 border-t border-line pt-8">
          <h3 className="mb-4 font-semibold">{document.article.title}</h3>
          <RichText html={document.article.html} className="max-w-[68ch]" />
        </section>
      )}
    </Card>
  );
}
