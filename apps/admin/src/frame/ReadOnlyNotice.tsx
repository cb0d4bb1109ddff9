import { Alert } from '@caravan/ui/Alert';
import { words } from './messages.ts';

/** What is said above every page to staff that only looks. */
export default function ReadOnlyNotice() {
  return (
    <Alert tone="info" className="mb-6">
      {words.readOnly}
    </Alert>
  );
}
