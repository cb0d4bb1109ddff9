import type { Guide } from './guides/guide.ts';

type RulesProps = { title: string; lines: readonly string[] };

function Rules({ title, lines }: RulesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The usage guide on a component's page. */
export function GuideBlock({ keys, dos, donts, words }: Guide) {
  return (
    <>
      {keys.length > 0 && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, what]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{what}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Rules title="Do" lines={dos} />
      <Rules title="Do not" lines={donts} />
      <Rules title="Words" lines={words} />
    </>
  );
}
