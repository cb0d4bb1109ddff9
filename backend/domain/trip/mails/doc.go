// Package mails has what people are written about trips: hosts, operators, companions, and the readers of promotional
// emails. It composes; package notification writes and sends.
package mails
