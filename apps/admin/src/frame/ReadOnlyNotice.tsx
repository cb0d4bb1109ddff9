import { Alert } from '@caravan/ui/Alert';
import { words } from './messages.ts';

/** The notice above every page for read-only staff. */
export default function ReadOnlyNotice() {
  return (
    <Alert tone="info" className="mb-6">
      {words.readOnly}
    </Alert>
  );
}
