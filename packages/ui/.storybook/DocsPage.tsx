import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

// Their other states are open when they are drawn and would cover this page; each is its own story in the list.
const covers = /^(Overlays\/|Forms\/UnsavedChanges$)/;

/** One page a component: what it is for, one live example with its controls, then every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {!covers.test(preparedMeta.title) && <Stories title="States" includePrimary={false} />}
    </>
  );
}
