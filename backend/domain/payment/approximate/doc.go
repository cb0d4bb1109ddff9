// Package approximate shows what amounts are worth in other currencies, for information only: it charges nothing, and
// the books never see it. The latest rates are stored by day and source, so that both can be shown; while the source is
// unavailable, the previous day's rates stay.
package approximate
