// Package testclock advances the clock of sandbox marketplaces, so that a whole trip can be lived through in a
// minute.
//
// It owns the table clock_run, and the two columns of table tenant that hold the clock's position.
//
// An advance is a job. The clock stops at every instant at which a rule has something to do, and at each midnight
// UTC for rules that only know days. There it stands still while all rules of the marketplace run and the jobs
// they enqueue finish. The outcome is the same as if the time had really passed: each day's reminders, or a
// launch before the deadline that follows it.
//
// Decisions:
//   - Only sandbox marketplaces have such a clock, and it never goes back.
//   - After an advance, the clock runs on alongside real time; with freeze it stands still where it arrived.
//   - Only one advance runs at a time; another is rejected meanwhile.
//   - A rule that fails ends the advance as failed, with the clock where it stopped; the next advance continues
//     from there.
package testclock
