import type { Guide } from './guides.ts';

/** The usage guide on a component's page. */
export function GuideBlock({ keys, dos, donts }: Guide) {
  return (
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
      <h2>Do</h2>
      <ul>
        {dos.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>Do not</h2>
      <ul>
        {donts.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
