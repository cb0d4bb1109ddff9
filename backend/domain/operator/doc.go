// Package operator implements the organizations that supply trips. It owns the tables operator and
// operator_member.
//
// Decision: a member of an operator is an admin or a plain member. Both do the daily work; admins also manage the
// operator's people, API keys and event subscriptions. The first member is an admin, and there is always at least
// one.
package operator
