import { type ApiError, type PaymentResult, toApiError } from '@caravan/sdk';
import { authenticatePayment } from '@caravan/sdk/client';
import { getGetPaymentQueryKey, getGetPaymentQueryOptions } from '@caravan/sdk/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ChangeRequest } from '../change/useChange.ts';
import { useRefresh } from '../change/useRefresh.ts';
import { forgetPayment, recallPayment, rememberPayment, type RunningPayment } from './running.ts';
import type { CardSource } from './source.ts';

/** What a screen sends to its payment call. The request is the same for every retry of one attempt. */
export interface PaymentStart {
  paymentMethod: string;
  request: ChangeRequest;
}

export type PaymentPhase =
  | 'entering'
  | 'checking'
  | 'sending'
  | 'unsure'
  | 'queued'
  | 'waiting'
  | 'slow'
  | 'onItsWay'
  | 'challenge'
  | 'failed';

export interface UsePayment {
  phase: PaymentPhase;
  /** The provider's message, if the payment failed. */
  failure?: string;
  amountMinor?: number;
  /** The date by which a bank debit in transit is expected. */
  expectedOn?: string;
  pay: (source: CardSource) => void;
  /** Retries a call whose response was lost. */
  checkAgain: () => void;
  /** Stops a payment that is waiting for another one to end. */
  stopWaiting: () => void;
  /** Answers the bank's challenge, or goes to the bank if the provider handles it. */
  authenticate: (approve: boolean) => void;
  /** The bank asks in the provider's frame. */
  atBank: boolean;
  isAuthenticating: boolean;
  /** Affirm asks, not a bank. */
  payLater: boolean;
}

export interface UsePaymentOptions {
  /** Identifies what is paid for; a payment that is running when the page is left is found again under this key. */
  storageKey: string;
  start: (input: PaymentStart) => Promise<PaymentResult>;
  onSucceeded: (result: PaymentResult) => void;
  /** Called when the payment call itself is rejected: the amount changed, or the hold expired. */
  onRefused: (error: ApiError) => void;
  /** Called when the payment was made and failed. */
  onFailed?: () => void;
  /** The pay-over-time method, if chosen. */
  payLater?: string | undefined;
  /** The provider's bank authentication; see CardSource. */
  confirm?: CardSource['confirm'];
}

const pollMs = 1_500;
/** Polling interval for a bank debit, which takes days. */
const onItsWayMs = 60_000;
const slowAfterMs = 8_000;
/** Interval at which a queued payment checks whether the previous one has ended. */
const queueMs = 2_000;

/** One payment from the card to its outcome, through lost responses, bank authentication, and slow banks. */
export function usePayment({
  storageKey,
  start,
  onSucceeded,
  onRefused,
  onFailed,
  payLater,
  confirm,
}: UsePaymentOptions): UsePayment {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const [running, setRunning] = useState<RunningPayment | null>(() => recallPayment(storageKey));
  const [step, setStep] = useState<'entering' | 'checking' | 'sending' | 'unsure' | 'queued' | 'failed'>(
    'entering',
  );
  const [failure, setFailure] = useState<string>();
  const [looks, setLooks] = useState(0);
  const [isAuthenticating, setAuthenticating] = useState(false);
  const [slow, setSlow] = useState(false);
  // A resumed payment doesn't redirect automatically, because its payer is coming back from there.
  const [isBack, setBack] = useState(running !== null);
  const attempt = useRef<PaymentStart | null>(null);
  const request = { headers: { 'X-Payment-Secret': running?.secret ?? '' } };

  const { data, error } = useQuery({
    ...getGetPaymentQueryOptions(running?.paymentId ?? '', { request }),
    enabled: running !== null,
    staleTime: 0,
    throwOnError: false,
    meta: { signedOutAllowed: true },
    // A lost response isn't an outcome: keep polling until the payment has one.
    refetchInterval: (query) =>
      query.state.data?.onItsWay
        ? onItsWayMs
        : query.state.data && query.state.data.status !== 'processing'
          ? false
          : pollMs,
  });

  const settle = (result: PaymentResult) => {
    if (result.status === 'succeeded') {
      forgetPayment(storageKey);
      onSucceeded(result);
    } else if (result.status === 'failed') {
      forgetPayment(storageKey);
      setRunning(null);
      setStep('failed');
      setFailure(result.failureMessage);
      onFailed?.();
    }
  };
  useEffect(() => {
    // After paint, because settling replaces what this render shows.
    const timer = setTimeout(() => {
      if (running && data?.paymentId === running.paymentId) settle(data);
      // A payment that the server doesn't know can't be tracked; the user starts over.
      if (running && !data && error?.status === 404) {
        forgetPayment(storageKey);
        setRunning(null);
      }
    }, 0);
    return () => clearTimeout(timer);
    // The callbacks change on every render; only updates of the payment matter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, error, running]);

  const waiting = running !== null && data?.status !== 'requires_action';
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);

  const send = async (input: PaymentStart, waits = false) => {
    setStep(waits ? 'queued' : 'sending');
    try {
      const result = await start(input);
      attempt.current = null;
      setStep('entering');
      if (result.secret && (result.status === 'processing' || result.status === 'requires_action')) {
        const { paymentId, secret } = result;
        const next = { paymentId, secret, ...(payLater && { payLater: true }) };
        setBack(false);
        queryClient.setQueryData(getGetPaymentQueryKey(result.paymentId), result);
        rememberPayment(storageKey, next);
        setRunning(next);
      } else settle(result);
    } catch (cause) {
      const refused = toApiError(cause);
      // The user has stopped waiting, so this result no longer matters.
      if (attempt.current !== input) return;
      // Without a response, it is unknown whether the bank was asked: keep the key, so that a retry is safe.
      if (refused.status === 0 || refused.status >= 500) {
        setStep('unsure');
        return;
      }
      // Another payment for the same thing, or this one's first call, is in progress: wait for it to end.
      if (refused.code === 'in_progress') {
        setStep('queued');
        setLooks((before) => before + 1);
        return;
      }
      attempt.current = null;
      setStep('entering');
      if (refused.fields.paymentMethod || refused.code === 'payment_failed') {
        setStep('failed');
        setFailure(refused.message);
      } else onRefused(refused);
    }
  };

  const queued = step === 'queued';
  useEffect(() => {
    if (!queued) return;
    const timer = setTimeout(() => attempt.current && void send(attempt.current, true), queueMs);
    return () => clearTimeout(timer);
    // Each attempt is the same request, sent after the previous one has its response; nothing else in a
    // render matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [queued, looks]);

  const pay = async (source: CardSource) => {
    setFailure(undefined);
    // Nothing covers the fields yet, so the provider can focus the one that is missing.
    setStep('checking');
    const entered = await source.enter();
    if (entered === 'incomplete') return setStep('entering');
    if (!('method' in entered)) {
      setStep('failed');
      setFailure(entered.failure);
      return;
    }
    attempt.current = {
      paymentMethod: entered.method,
      request: { headers: { 'Idempotency-Key': crypto.randomUUID() } },
    };
    await send(attempt.current);
  };

  const authenticate = async (approve: boolean, leads = approve) => {
    if (!running) return;
    setAuthenticating(true);
    try {
      if (leads && confirm && data?.clientSecret) await confirm(data.clientSecret, running.payLater === true);
      const result = await authenticatePayment(running.paymentId, { approve }, request);
      queryClient.setQueryData(getGetPaymentQueryKey(running.paymentId), result);
    } catch {
      // The state of the payment is more reliable than the lost response.
      await refresh(getGetPaymentQueryKey(running.paymentId));
    } finally {
      setAuthenticating(false);
    }
  };

  const asked = data?.status === 'requires_action' && confirm ? data.clientSecret : undefined;
  const [led, setLed] = useState<string>();
  useEffect(() => {
    if (!asked || led === asked) return;
    // After paint, like settling.
    const timer = setTimeout(
      () => void authenticate(true, !(running?.payLater && isBack)).then(() => setLed(asked)),
      0,
    );
    return () => clearTimeout(timer);
    // Once per challenge of the bank; after that, a button leads there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  return {
    phase: running
      ? data?.status === 'requires_action'
        ? 'challenge'
        : data?.onItsWay
          ? 'onItsWay'
          : slow
            ? 'slow'
            : 'waiting'
      : step,
    ...(failure !== undefined && { failure }),
    ...(data && { amountMinor: data.amountMinor }),
    ...(data?.expectedOn !== undefined && { expectedOn: data.expectedOn }),
    pay: (source) => void pay(source),
    checkAgain: () => attempt.current && void send(attempt.current),
    stopWaiting: () => {
      attempt.current = null;
      setStep('entering');
    },
    authenticate: (approve) => void authenticate(approve),
    // A challenge that hasn't been opened yet is about to be.
    isAuthenticating: isAuthenticating || (asked !== undefined && asked !== led),
    atBank: confirm !== undefined,
    payLater: running?.payLater === true,
  };
}
