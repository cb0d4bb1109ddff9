// Package operator has the organisations that supply trips. It owns the tables operator and operator_member.
package operator
