import { plain, sentence } from '@caravan/shell/changesOf';
import { words } from './messages.ts';

/**
 * The label of an action: its message, or else its name split into words ("booking.refund_paid" is "Booking:
 * refund paid").
 */
export function actionWords(action: string): string {
  const known = words.actions[action];
  if (known) return known;
  const [subject = '', ...rest] = action.split('.');
  const title = sentence(subject);
  return rest.length > 0 ? `${title}: ${plain(rest.join(' '))}` : title;
}
