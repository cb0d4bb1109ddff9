import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EarningsTable } from '../EarningsTable/EarningsTable.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';

it('writes amounts in the language of the page, not the browser’s', () => {
  const html = renderToString(
    <UiProvider locale="de-DE">
      <EarningsTable
        label="Costs"
        rowLabel="Travelers"
        currency="EUR"
        columns={[{ id: 'base', label: 'Base' }]}
        rows={[{ id: '8', label: '8', amountsMinor: { base: 262_050 } }]}
      />
    </UiProvider>,
  );
  expect(html).toContain('2.620,50');
});
