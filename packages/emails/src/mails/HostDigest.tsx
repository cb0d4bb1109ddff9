import { amount, Each, field, If } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: 'Your week in numbers',
  preview: `Page visits: ${field('Week.Visits')}. New bookings: ${field('Week.Bookings')}.`,
  body: (
    <>
      <Title>Your week in numbers</Title>
      <P>Here’s what happened on your trips last week.</P>
      <P>Page visits: {field('Week.Visits')}</P>
      <P>New bookings: {field('Week.Bookings')}</P>
      <If field="Week.Spots">
        <P>Spots booked: {field('Week.Spots')}</P>
        <P>You earn from them: {amount}</P>
      </If>
      <If field="Paragraphs">
        <P>Waiting for you:</P>
        <Each of="Paragraphs">
          <P>{`${field('About')}: ${field('Text')}`}</P>
        </Each>
      </If>
      <Action>Open your home page</Action>
      <Note>We send this on Mondays after a week in which something happened.</Note>
    </>
  ),
});
