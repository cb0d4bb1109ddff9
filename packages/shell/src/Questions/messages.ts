import { plural, t } from '@lingui/core/macro';

/** Messages of the questions between a request's host and operator. */
export const words = {
  title: t`Questions and answers`,
  help: {
    host: t`Between you and the operator.`,
    operator: t`Between you and the host.`,
    staff: t`Between the host and the operator.`,
  },
  sides: { host: t`Host`, operator: t`Operator` },
  open: t`Open`,
  answered: t`Answered`,
  fresh: t`New`,
  unread: (n: number) => plural(n, { one: '# new message', other: '# new messages' }),
  none: t`No questions yet.`,
  removed: t`This message was removed.`,
  ask: t`Ask a question`,
  question: { host: t`Your question to the operator`, operator: t`Your question to the host` },
  send: t`Send question`,
  sent: t`Question sent`,
  answer: t`Answer`,
  more: t`Write more`,
  yours: t`Your answer`,
  addition: t`Your message`,
  sendAnswer: t`Send answer`,
  sendMore: t`Send message`,
  answerSent: t`Answer sent`,
  moreSent: t`Message sent`,
  cancel: t`Cancel`,
  empty: t`Write a message`,
  failed: t`The questions could not be loaded`,
};
