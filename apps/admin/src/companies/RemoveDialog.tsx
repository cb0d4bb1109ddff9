import type { Company } from '@caravan/sdk';
import { saveCompanies } from '@caravan/sdk/client';
import { getGetTenantSettingsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Dialog } from '@caravan/ui/Dialog';
import { changed, without } from '../catalog/categories.ts';
import { companiesOf, inputOf } from './companies.ts';
import { words, wordsOf } from './messages.ts';
import { type CompaniesProps, useKeepCompanies } from './useCompanies.ts';

export type RemoveDialogProps = CompaniesProps & { company: Company; onClose: () => void };

/** Removes a company; one with policies in force or rides ahead can only be paused. */
export default function RemoveDialog({ kind, settings, company, onClose }: RemoveDialogProps) {
  const keep = useKeepCompanies();
  const { id, name, paused = false, inForce = 0 } = company;
  const all = companiesOf(settings, kind).map(inputOf);
  const w = wordsOf(kind);
  const save = useChange(saveCompanies, {
    failed: 'here',
    refreshConflict: [getGetTenantSettingsQueryKey()],
    onDone: (now, { items: sent }) => {
      keep(now, sent.length < all.length ? words.removed(name) : words.paused(name));
      onClose();
    },
  });
  const send = (items: Company[]) => save.run({ version: settings.version, kind, items });
  if (inForce === 0)
    return (
      <ConfirmDialog
        isOpen
        onClose={onClose}
        onConfirm={() => send(without(all, id))}
        title={words.removeTitle(name)}
        confirmLabel={words.remove}
        tone="danger"
        isPending={save.isPending}
        error={save.problem}
      >
        {w.removeText}
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.usedTitle(name)}
      size="sm"
      {...(!paused && {
        footer: (
          <Button isPending={save.isPending} onPress={() => send(changed(all, id, { paused: true }))}>
            {words.pause}
          </Button>
        ),
      })}
    >
      <p>{paused ? `${w.inForce(inForce)}. ${w.pausedText}` : w.usedText(name, w.inForce(inForce))}</p>
      {save.problem && <p className="mt-4 text-error">{save.problem}</p>}
    </Dialog>
  );
}
