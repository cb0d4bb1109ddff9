// Package reword knows the sentences of the product's emails, and puts a marketplace's own words in their place.
//
// packages/emails writes slots.json next to the templates: each sentence with its kind, its standard text in every
// language, and what it depends on. In the templates every sentence is a named block, which can be defined again.
//
// A text of one's own is words and fields such as {tripName}, nothing else. It never becomes part of a template: its
// words are written as string constants, which html/template escapes for where they stand, and its fields as those
// of the sentence, which have a value whenever it is shown. A sentence that depends on something is one text for
// each case (Variant), so that conditions stay the product's.
//
// A slot is named after its English text. When a release changes that, the slot is another one, and what a
// marketplace wrote for the old one is no longer used.
package reword
