package main

import (
	"fmt"

	"gopkg.in/yaml.v3"
)

func mapping() *yaml.Node { return &yaml.Node{Kind: yaml.MappingNode, Tag: "!!map"} }

func text(s string) *yaml.Node { return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: s} }

func list(items ...string) *yaml.Node {
	n := &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq"}
	for _, item := range items {
		n.Content = append(n.Content, text(item))
	}
	return n
}

func object(pairs ...string) *yaml.Node {
	n := mapping()
	for i := 0; i < len(pairs); i += 2 {
		set(n, pairs[i], text(pairs[i+1]))
	}
	return n
}

func ref(kind, name string) *yaml.Node { return object("$ref", "#/components/"+kind+"/"+name) }

func get(n *yaml.Node, key string) *yaml.Node {
	if n == nil || n.Kind != yaml.MappingNode {
		return nil
	}
	for i := 0; i < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return n.Content[i+1]
		}
	}
	return nil
}

func value(n *yaml.Node, key string) string {
	if v := get(n, key); v != nil {
		return v.Value
	}
	return ""
}

func set(n *yaml.Node, key string, v *yaml.Node) {
	n.Content = append(n.Content, text(key), v)
}

// take returns the scalar at key and removes it.
func take(n *yaml.Node, key string) string {
	for i := 0; i < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			v := n.Content[i+1].Value
			n.Content = append(n.Content[:i], n.Content[i+2:]...)
			return v
		}
	}
	return ""
}

func merge(into, from *yaml.Node) error {
	if from == nil {
		return nil
	}
	for i := 0; i < len(from.Content); i += 2 {
		key := from.Content[i]
		if get(into, key.Value) != nil {
			return fmt.Errorf("line %d: %s is defined twice", key.Line, key.Value)
		}
		into.Content = append(into.Content, key, from.Content[i+1])
	}
	return nil
}
