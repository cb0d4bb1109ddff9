// Package search finds records by words: the lists of the record layer ask it, and with them what people look for by
// Ctrl+K in every portal.
//
// It owns the table search_word, a row for each word of a record. By which words a record of a kind is found is said
// once, by the view search_of_<kind> of the schema. Whatever changes what a view reads calls NoteTx in the same
// transaction, which leaves a row in search_note; workers (Keeper) are notified of it and write the words of the
// records noted, and of those whose words come from them (a booking has its trip's name), a moment after the commit.
// Erasures call KeepTx instead, which does so in their own transaction. Rebuild writes all rows again from the views
// and can run at any time, beside everything else; with the notes worked off, it finds nothing to do unless a change
// was not told.
//
// Decisions:
//   - Words are kept after the commit: written in a booking's own transaction, they would make up a third of it. A note
//     costs one row. It leaves its table in the transaction that writes the words, so a worker that is killed has done
//     all or nothing, and the words are those of the record as it then is, so no order of notes makes them wrong.
//   - A record is found by the beginnings of its words, in any order, without regard to case or accents. A word with
//     signs in it counts from each sign on, too: an address is found by its parts, "K7MP-22QX" by "22QX", a card by its
//     last four digits. What stands in the middle of a word is not looked for; no list that people search needs it, and
//     it is what made searching as long as the table.
//   - Rows and not an index of texts (pg_trgm, tsvector): under row-level security PostgreSQL hands only operators that
//     are known to tell nothing (leakproof) to an index, which are those of b-trees. Every query is bound to its
//     tenant like all others, and needs no role or function that may see more.
//   - Calls and not triggers: triggers cannot be distributed by tenant, and no table has any.
//   - Until its words are kept, a record is found in its note, so that people find what they have just saved. Records
//     that follow it (the bookings of a renamed trip) are found by their new words when those are kept, and what is
//     renamed is found by its old words until then.
//   - Who may see what is found is decided where it always is, by the scope of the record's own resource, and what is
//     shown comes from the record itself. So search_word can show nobody anything, and what is deleted is gone at once.
//   - How many match decides how they are looked up (package record): a few thousand at most are a list of ids; of
//     more, the list is walked in its order for as long as it takes to find a page where many match, and only then are
//     the rows of the words read, from their index alone. Neither ever reads the records of all that match.
package search
