package ory

import (
	"encoding/json"
	"slices"
)

// flow is the part of a Kratos self-service flow that matters without a browser: its id and its messages about
// the input.
type flow struct {
	ID string `json:"id"`
	UI struct {
		Messages []uiMessage `json:"messages"`
		Nodes    []struct {
			Attributes struct {
				Name string `json:"name"`
			} `json:"attributes"`
			Messages []uiMessage `json:"messages"`
		} `json:"nodes"`
	} `json:"ui"`
}

type uiMessage struct {
	ID   int    `json:"id"`
	Text string `json:"text"`
	Type string `json:"type"`
}

// Kratos message IDs that mean something other than invalid input.
const (
	messageInvalidCredentials = 4000006
)

// fieldNames maps Kratos' input names to ours.
var fieldNames = map[string]string{"traits.email": "email", "traits.name": "name", "identifier": "email",
	"password_identifier": "email"}

func (f flow) says(id int) bool {
	return slices.ContainsFunc(f.UI.Messages, func(m uiMessage) bool { return m.ID == id })
}

// validation reads the error messages of a flow; nil if the body is not a flow or has none.
func validation(body []byte) error {
	var f flow
	if json.Unmarshal(body, &f) != nil {
		return nil
	}
	fields := map[string]string{}
	add := func(name string, messages []uiMessage) {
		if ours, ok := fieldNames[name]; ok {
			name = ours
		}
		for _, m := range messages {
			if m.Type == "error" && fields[name] == "" {
				fields[name] = m.Text
			}
		}
	}
	add("", f.UI.Messages)
	for _, node := range f.UI.Nodes {
		add(node.Attributes.Name, node.Messages)
	}
	if len(fields) == 0 {
		return nil
	}
	return &ValidationError{Fields: fields}
}
