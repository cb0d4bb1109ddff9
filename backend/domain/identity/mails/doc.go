// Package mails has what people are written about their accounts. It composes; package notification writes and sends.
package mails
