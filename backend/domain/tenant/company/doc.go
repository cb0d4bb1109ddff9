// Package company is a marketplace's insurance and transfer companies: which of them covers a country, and what admins
// may change about them. It stores nothing; package tenant does.
package company
