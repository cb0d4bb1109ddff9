import { tripStatusTones } from '@caravan/shell/tripWords';
import { describe, expect, it } from 'vitest';
import { enoughResponses } from './audience/charts.ts';
import { words as audience } from './audience/messages.ts';
import { exportWords, words as bookings } from './bookings/messages.ts';
import { words as configuration } from './configuration/messages.ts';
import { words as home } from './home/messages.ts';
import { words as launch } from './launch/messages.ts';
import { words as pricing } from './pricing/messages.ts';
import { analyticsWords as analytics } from './promote/analyticsWords.ts';
import { emailWords as emails } from './promote/emailWords.ts';
import { words as referral } from './referral/messages.ts';
import { ageRanges, words as request } from './request/messages.ts';
import { words as terms } from './terms/messages.ts';
import { words as itinerary } from './tripItinerary/messages.ts';

describe('the words that the specification spells', () => {
  it('words of the specification', () => {
    for (const [ours, theirs] of [
      // H-085
      [home.noTrips, 'You have no upcoming trips'],
      [home.noDates, 'You have no important dates'],
      [home.another, 'Browse itineraries to request another trip'],
      // H-105 to H-108
      [request.booked, 'This itinerary is booked'],
      [request.bookedText, 'Check back later or find another itinerary to host your next trip.'],
      [request.wrong, 'Something went wrong'],
      [request.explore, 'Explore itineraries'],
      [request.noDates, 'There are no dates available for this itinerary.'],
      [request.goBack, 'Go back'],
      [request.confirmTitle, 'Ready to request your trip?'],
      [request.failed, 'There was an error creating the trip request. Please try again.'],
      // H-158, H-307, H-308, H-589
      [bookings.empty, 'Once you start receiving bookings, you can manage travelers here.'],
      [bookings.launchTitle, 'Launch and Confirm'],
      [bookings.launchText, 'The launch date will be set to now and scheduled promotions will be sent.'],
      [bookings.confirmed, 'The bookings were confirmed!'],
      [bookings.rejected, 'The bookings were cancelled'],
      // H-418, H-577, H-593, H-594
      [emails.apply, 'Apply Changes'],
      [emails.applied, 'Applied'],
      [analytics.failed, 'We encountered an error'],
      [analytics.failedText, 'Please try again later'],
      [emails.saved, 'Promote Email Saved'],
      [emails.notSaved, 'Promote Email Not Saved'],
      [emails.notSavedText, 'An error has ocurred saving your Email, please try again.'],
      [emails.tested, 'Email sent'],
      [emails.notTested, 'There was an error sending the email. Please try again.'],
      // H-170, H-275, H-619
      [itinerary.next, 'Next: Agreement'],
      [configuration.next, 'Next: Price'],
      [configuration.publishNotes.in_review, 'Publish review takes up to 48 business hours.'],
      // H-269
      [configuration.publish.pending, 'Pending'],
      [configuration.publish.in_review, 'In Review'],
      [configuration.publish.marketing, 'Marketing'],
      [configuration.publish.live, 'Live!'],
      // H-319
      [audience.survey.locked, 'You’ll get your survey link once your profile is active.'],
      // H-379
      [configuration.categoriesRequired, 'Categories are required'],
      // H-576 to H-602
      [
        home.loadError.join(' / '),
        'Error retrieving your data / There was an error while we were getting your data',
      ],
      [exportWords.failed, 'Oops! We encountered an error while exporting your data'],
      [exportWords.failedText, 'Please try again or contact our support team for assistance.'],
      [[exportWords.again, exportWords.cancel].join(' and '), 'Try Again and Cancel'],
      [exportWords.preparing, 'We are exporting your data!'],
      [exportWords.mailed, 'You will receive an email with a link to download your audience data shortly.'],
      [audience.research.notEnough, 'Not enough data to display.'],
      [audience.research.notEnoughText, 'As you collect survey responses, they will populate here.'],
      [audience.survey.copied, 'Link copied'],
      [referral.copyFailed, 'Error'],
      [terms.skipFailed, 'Something went wrong'],
      [terms.profile.failed, 'There was an error saving your profile. Please try again.'],
      [terms.profile.saved, 'Profile saved'],
      [configuration.failed, 'There was an error saving the trip details, please try again.'],
      [configuration.saved, 'Trip Details Saved!'],
      [launch.failed('scheduling'), 'There was an error scheduling your trip launch date, please try again.'],
      [
        launch.failed('unscheduling'),
        'There was an error unscheduling your trip launch date, please try again.',
      ],
      [launch.saved.schedule, 'Trip Launch Scheduled!'],
      [pricing.saved.join(' / '), 'Prices saved / Your changes have been saved!'],
      [pricing.failed.join(' / '), 'Error / There was an error saving the prices. Please try again.'],
    ]) {
      expect(ours).toBe(theirs);
    }
    expect(request.confirmText).toMatch(/official request.*dates, itinerary, companions, add-ons, and price/);
  });

  it('badge colours of the home', () => {
    expect(tripStatusTones).toMatchObject({
      created: 'warning',
      closed: 'grey',
      live: 'blue',
      host_approved: 'green',
      confirmed: 'purple',
      early_confirmed: 'purple',
      complete: 'teal',
      cancelled: 'red',
    });
  });

  it('constants of the specification', () => {
    expect(enoughResponses).toBe(5);
    expect(ageRanges).toEqual(['18+', '13-17', '3-12', '0-2']);
  });
});
