// Package testclock advances the clock of sandbox marketplaces, so that a whole trip can be lived in a minute
// (DECISIONS §7).
//
// It owns the table clock_run, and of table tenant the two columns that say where the clock stands.
//
// An advance is a job. The clock stops at every instant at which a rule says it has something to do, and at each
// midnight UTC for rules that only know days; there it stands still while all rules of the marketplace run and the
// jobs they enqueue end. So what happens is what would have happened had the time really passed: reminders of
// each day, a launch before the deadline that follows it.
//
// Decisions:
//   - Only sandbox marketplaces have such a clock, and it never goes back.
//   - After an advance the clock runs on beside real time; with freeze it stands still where it arrived.
//   - One advance runs at a time; another is refused meanwhile.
//   - A rule that fails ends the advance as failed with the clock where it stopped; the next advance goes on.
package testclock
