import { useState } from 'react';
import { Breadcrumb } from '../../src/Breadcrumb/Breadcrumb.tsx';
import { EarningsTable } from '../../src/EarningsTable/EarningsTable.tsx';
import { FormSection } from '../../src/FormSection/FormSection.tsx';
import { MoneyField } from '../../src/MoneyField/MoneyField.tsx';
import { PageHeader } from '../../src/PageHeader/PageHeader.tsx';
import { SaveBar } from '../../src/SaveBar/SaveBar.tsx';
import { StatCard } from '../../src/StatCard/StatCard.tsx';
import { Stepper } from '../../src/Stepper/Stepper.tsx';
import { Frame } from './Frame.tsx';

const steps = ['Plan Trip', 'Launch Trip', 'Promote', 'Trip Prep', 'Travel Time'].map((label) => ({
  id: label,
  label,
}));

export function HostPricing() {
  const [early, setEarly] = useState<number | null>(225000);
  const [regular, setRegular] = useState<number | null>(245000);
  return (
    <Frame current="Trips">
      <PageHeader
        title="Slow days in Lisbon"
        description="05/04/2027 – 05/11/2027 · Lisbon, Portugal"
        breadcrumb={<Breadcrumb items={[{ label: 'Trips', href: '#trips' }, { label: 'Pricing' }]} />}
      />
      <Stepper label="Trip" steps={steps} current="Plan Trip" className="mt-8" />
      <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_20rem]">
        <div>
          <FormSection title="Prices" description="Early bird usually is $100-200 below the regular price.">
            <MoneyField
              label="Early bird price"
              value={early}
              onChange={setEarly}
              currency="USD"
              decimals={0}
            />
            <MoneyField
              label="Regular price"
              value={regular}
              onChange={setRegular}
              currency="USD"
              decimals={0}
            />
          </FormSection>
          <h2 className="display-heading mt-4 mb-4">Potential Earnings</h2>
          <EarningsTable
            label="Potential Earnings"
            rowLabel="Travelers"
            currency="USD"
            locale="en-US"
            columns={[
              { id: 'price', label: 'Revenue' },
              { id: 'cost', label: 'Operator', isCost: true },
              { id: 'fee', label: 'Service fee', note: '12%', isCost: true },
              { id: 'earnings', label: 'Your earnings', strong: true },
            ]}
            rows={[8, 10, 12, 14, 16].map((n, i) => ({
              id: String(n),
              label: n,
              ...(i === 1 && { note: 'Break-even' }),
              amountsMinor: {
                price: n * 245000,
                cost: n * (168000 - i * 4000),
                fee: n * 29400,
                earnings: (i - 1) * 185000 + (i === 1 ? 4200 : 0),
              },
            }))}
          />
          <SaveBar
            className="mt-6"
            isDirty={early !== 225000 || regular !== 245000}
            onSave={() => undefined}
          />
        </div>
        <aside>
          <StatCard label="Potential earnings, sold out" value="$5,550" detail="at 16 travelers" />
        </aside>
      </div>
    </Frame>
  );
}
