import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { GuideBlock } from '../docs/GuideBlock.tsx';
import { guides } from '../docs/guides.ts';
import type { Change } from './changes.ts';

declare const __CHANGES__: Record<string, Change[]>;

// Other states of these components render open and would cover this page, so each is a separate story in the sidebar.
const covers = /^Overlays\//;

/** Status from the stories' tags; a component without a status tag is stable. */
const statuses = {
  new: 'New: it is complete and tested, but its props may still change.',
  stable: 'Stable: changes to its props are noted below.',
  deprecated: 'Deprecated: it still works, but its description says what to use instead.',
};

/** The docs page of a component: its purpose, a live example with controls, a usage guide, and every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const { tags = [] } = preparedMeta;
  const status = tags.includes('deprecated') ? 'deprecated' : tags.includes('new') ? 'new' : 'stable';
  const guide = guides[name];
  const changes = __CHANGES__[name] ?? [];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <p>{statuses[status]}</p>
      <Primary />
      <Controls />
      {guide && <GuideBlock {...guide} />}
      {!covers.test(preparedMeta.title) && <Stories title="States" includePrimary={false} />}
      {changes.length > 0 && (
        <>
          <h2>Changes</h2>
          <ul>
            {changes.slice(0, 12).map(({ date, text }) => (
              <li key={date + text}>
                <time dateTime={date}>{date}</time> {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
