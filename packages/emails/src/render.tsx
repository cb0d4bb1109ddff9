import { render, toPlainText } from 'react-email';
import { brand, field, If, name } from './go.tsx';
import type { MailDefinition } from './mail.ts';
import { Frame } from './parts/Frame.tsx';
import { MediumContext } from './parts/medium.ts';
import { type Say, SayContext } from './say.ts';

/** The files of an email, for Go's html/template and text/template. */
export type Rendered = { html: string; text: string };

const greeted = { conditions: ['Name'] };

/** Renders an email as templates, in English or another language. */
export async function renderMail(
  mail: MailDefinition,
  language = 'en',
  say: Say = (english) => english,
): Promise<Rendered> {
  const html = await render(
    <SayContext value={say}>
      <Frame mail={mail} language={language}>
        {mail.body}
      </Frame>
    </SayContext>,
  );
  const words = await render(
    <SayContext value={say}>
      <MediumContext value="text">
        <If field="Name">
          <p>{say(`Hi ${name},`, 'label', greeted)}</p>
        </If>
        {mail.body}
        <p>
          --
          <br />
          {brand}
          <br />
          {say('Questions?', 'label')} {field('Support')}
          <br />
          {field('Origin')}
          <If field="Unsubscribe">
            <br />
            {say('Unsubscribe', 'label')}: {field('Unsubscribe')}
          </If>
        </p>
      </MediumContext>
    </SayContext>,
  );
  const plain = toPlainText(words, {
    wordwrap: false,
    // All caps reads as shouting, so headings keep their case in plain text.
    selectors: [{ selector: 'h1', options: { uppercase: false } }],
  });
  return {
    html: `${legible(outlook(html))}\n`,
    text: [
      `{{define "subject"}}${say(mail.subject, 'subject')}{{end}}`,
      `{{define "preview"}}${say(mail.preview, 'preview')}{{end}}`,
      `{{define "plain"}}${plain}{{end}}\n`,
    ].join('\n'),
  };
}

/**
 * Outlook reads conditional comments, which html/template strips like all comments, so each becomes a call to
 * a function that writes it. React's own comments are removed.
 */
function outlook(html: string): string {
  const out = html
    .replaceAll('<!--[if mso]>', '{{outlook}}')
    .replaceAll('<![endif]-->', '{{endOutlook}}')
    .replace(/<!--(?:[/$ ]*|html|head|body)-->/g, '');
  const comment = /<!--.*?-->/.exec(out)?.[0];
  if (comment) throw new Error(`A comment that mails cannot carry: ${comment}`);
  return out;
}

/** Puts each block on a line of its own, so that changes to an email show up as readable diffs. */
const legible = (html: string): string =>
  html.replace(
    /(?!^)<(?=(?:table|tr|td|p|h1|div|img|head|body|meta|title|style|\/table|\/body|\/head|\/html)\b)/g,
    '\n<',
  );
