import type { ApiError } from '@caravan/sdk';
import type { FormRules } from '@caravan/sdk/forms';
import { Drawer } from '@caravan/ui/Drawer';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import type { ReactNode } from 'react';
import { Facts, type FactsProps } from '../list/Facts.tsx';
import type { FormField } from './RecordField.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { Editable } from './values.ts';

export type RecordDrawerProps<R extends Editable> = {
  title: string;
  /** Undefined while loading. */
  record: R | undefined;
  error: ApiError | null;
  onRetry: () => void;
  facts?: FactsProps['rows'] | undefined;
  fields: readonly FormField[];
  /** The contract's validation rules for the request. */
  rules: FormRules<Record<string, unknown>>;
  onSave: (changes: Record<string, unknown>) => Promise<R>;
  onReload: () => Promise<R>;
  onClose: () => void;
  footer?: ReactNode;
  children?: ReactNode;
};

/** A record next to its list: read-only facts, editable fields, and related content. */
export function RecordDrawer<R extends Editable>(props: RecordDrawerProps<R>) {
  const { title, record, error, onRetry, facts, onClose, footer, children } = props;
  const { fields, rules, onSave, onReload } = props;
  return (
    <Drawer isOpen onClose={onClose} title={title} {...(footer && { footer })}>
      {error && !record ? (
        <ErrorState level={3} onRetry={onRetry}>
          {error.message}
        </ErrorState>
      ) : record ? (
        <>
          {facts && <Facts rows={facts} className="mb-6" />}
          <RecordForm record={record} fields={fields} rules={rules} onSave={onSave} onReload={onReload} />
          {children}
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </Drawer>
  );
}
