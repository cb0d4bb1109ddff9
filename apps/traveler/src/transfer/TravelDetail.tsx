import { Form } from '@caravan/shell/Form';
import { useForm } from '@caravan/shell/useForm';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Checkbox } from '@caravan/ui/Checkbox';
import { useNavigate } from '@tanstack/react-router';
import { checkLeg, detailsComplete, legTypes, usedLegs } from './draft.ts';
import { LegFields } from './LegFields.tsx';
import { words } from './messages.ts';
import { useTransfer } from './TransferContext.ts';

/** Pickup, drop-off, time, and number of people (T-184). */
export function TravelDetail() {
  const { tripId, offer, traveler, draft, dispatch } = useTransfer();
  const navigate = useNavigate();
  const used = usedLegs(draft);
  const ready = used.length > 0 && used.every((type) => detailsComplete(type, draft.legs[type], offer));
  // The values live in the draft, which all steps share.
  const form = useForm({
    values: {},
    check: () => ({ root: ready ? undefined : words.none }),
    send: () => {
      dispatch({ type: 'asked' });
      return navigate({
        to: '/transfer/$tripId/$tab',
        params: { tripId, tab: traveler ? 'vehicle' : 'contact' },
      });
    },
  });
  const tried = form.faults > 0;
  return (
    <Form form={form} className="grid grid-cols-1 gap-8">
      {legTypes.map((type) => (
        <div key={type} className="grid grid-cols-1 gap-5">
          <Checkbox
            value={draft.legs[type].used}
            onChange={(value) => dispatch({ type: 'use', leg: type, used: value })}
          >
            {words.use[type]}
          </Checkbox>
          {draft.legs[type].used && (
            <LegFields type={type} errors={tried ? checkLeg(type, draft.legs[type].details, offer) : {}} />
          )}
        </div>
      ))}
      {tried && used.length === 0 && <Alert tone="error">{words.none}</Alert>}
      <Button type="submit" size="lg" className="justify-self-start">
        {words.continue}
      </Button>
    </Form>
  );
}
