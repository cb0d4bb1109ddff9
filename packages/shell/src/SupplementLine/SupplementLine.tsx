import { t } from '@lingui/core/macro';
import type { CostTableResponse } from '@caravan/sdk/connect';
import { Facts } from '@caravan/ui/Facts';
import { useFormat } from '../format/useFormat.ts';

const words = {
  supplement: t`Single supplement`,
  fee: t`Single supplement fee`,
  total: t`Single supplement for travelers`,
};

export type SupplementLineProps = {
  costs: Pick<CostTableResponse, 'currency' | 'singleSupplementMinor' | 'singleSupplementWithFeeMinor'>;
};

/** Cost lines of a private room, which don't depend on the number of travelers (O-061, O-242). */
export function SupplementLine({ costs }: SupplementLineProps) {
  const format = useFormat();
  const [own, full] = [Number(costs.singleSupplementMinor), Number(costs.singleSupplementWithFeeMinor)];
  const money = (minor: number) => format.money(minor, costs.currency);
  return (
    <Facts
      className="mt-4"
      layout="grid"
      items={[
        { id: 'own', label: words.supplement, value: money(own) },
        { id: 'fee', label: words.fee, value: money(full - own) },
        { id: 'full', label: words.total, value: money(full), strong: true },
      ]}
    />
  );
}
