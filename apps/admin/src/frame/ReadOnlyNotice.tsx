import { Alert } from '@caravan/ui/Alert';
import { useProfile } from '@caravan/shell/useProfile';
import { words } from './messages.ts';
import { useStaff } from './useStaff.ts';

/** The notice above pages that staff see without changing anything there. */
export default function ReadOnlyNotice() {
  const { readOnly } = useProfile();
  if (!useStaff().looks) return null;
  return (
    <Alert tone="info" className="mb-6">
      {readOnly ? words.readOnly : words.otherSection}
    </Alert>
  );
}
