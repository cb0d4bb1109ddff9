// Package versions keeps each state of a trip's page and days, and says how they differ.
//
// A version is kept with every change of what people see. The state before the first change is kept with it, so that
// a trip costs nothing until someone changes it.
package versions
