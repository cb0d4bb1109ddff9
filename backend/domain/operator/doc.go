// Package operator has the organisations that supply trips. It owns the tables operator and operator_member.
//
// Decision: a member is an admin or a member of his operator. Both do its daily work; admins also manage its
// people, API keys and event subscriptions. The first member is an admin, and there is always one.
package operator
