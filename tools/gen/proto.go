package main

import (
	"bytes"
	"cmp"
	"fmt"
	"os/exec"
	"strings"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protodesc"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/descriptorpb"
	"google.golang.org/protobuf/types/dynamicpb"
)

// connectContract writes what the Connect contract gives: Go and TypeScript by buf's plugins, and the policy of each
// method.
func connectContract() error {
	if err := run("node_modules/.bin/buf", "generate"); err != nil {
		return err
	}
	methods, err := connectMethods()
	if err != nil {
		return err
	}
	table, err := permissionTable("RPC", "apis/proto", "procedure, such as /caravan.access.v1.AccessService/Check",
		methods)
	if err != nil {
		return err
	}
	if err := write("backend/gen/permission/rpc.go", table); err != nil {
		return err
	}
	return publishConnect(methods)
}

// connectMethods reads the policy of each method. The options are read by what the contract itself says of them, not by
// generated code, which may be of the contract as it was before.
func connectMethods() ([]Operation, error) {
	var raw, complaints bytes.Buffer
	cmd := exec.Command("node_modules/.bin/buf", "build", "apis", "--as-file-descriptor-set", "-o", "-")
	cmd.Stdout, cmd.Stderr = &raw, &complaints
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("buf build: %w: %s", err, complaints.String())
	}
	plain := &descriptorpb.FileDescriptorSet{}
	if err := proto.Unmarshal(raw.Bytes(), plain); err != nil {
		return nil, err
	}
	files, err := protodesc.NewFiles(plain)
	if err != nil {
		return nil, err
	}
	var out []Operation
	var problems []string
	for _, method := range methodsOf(files) {
		o, faults := methodPolicy(method, files)
		for _, fault := range faults {
			problems = append(problems, o.ID+": "+fault)
		}
		out = append(out, o)
	}
	if len(problems) > 0 {
		return nil, fmt.Errorf("the contract has mistakes:\n  %s", strings.Join(problems, "\n  "))
	}
	return out, nil
}

func methodsOf(files *protoregistry.Files) (out []protoreflect.MethodDescriptor) {
	files.RangeFiles(func(file protoreflect.FileDescriptor) bool {
		for i := range file.Services().Len() {
			methods := file.Services().Get(i).Methods()
			for j := range methods.Len() {
				out = append(out, methods.Get(j))
			}
		}
		return true
	})
	return out
}

// methodPolicy reads the option "require". Each call that is no stream says its whole policy; a stream is limited, and
// lasts: its session is asked for again while it runs.
func methodPolicy(method protoreflect.MethodDescriptor, files *protoregistry.Files) (Operation, []string) {
	procedure := "/" + string(method.Parent().FullName()) + "/" + string(method.Name())
	o := Operation{ID: procedure, Method: "POST", Path: "/rpc" + procedure}
	require := requirement(method, files)
	if require == nil {
		return o, []string{"option caravan.options.v1.require is required"}
	}
	field := func(name protoreflect.Name) protoreflect.FieldDescriptor {
		return require.Descriptor().Fields().ByName(name)
	}
	word := func(name protoreflect.Name) string { return require.Get(field(name)).String() }
	o.Permission, o.Resource, o.Scope, o.SelfOnly = word("permission"), word("resource"), word("scope"),
		require.Get(field("self_only")).Bool()
	o.Fresh, o.Idempotent, o.Limit = require.Get(field("fresh")).Bool(), word("idempotent"), word("limit")
	for half, i := require.Get(field("half_signed_in")).List(), 0; i < half.Len(); i++ {
		o.Half = append(o.Half, half.Get(i).String())
	}
	faults := o.faults()
	section, known := sectionOf(cmp.Or(word("section"), "any"))
	if o.Section = section; !known {
		faults = append(faults, "section is one of "+strings.Join(sectionNames, ", "))
	}
	if strings.Contains(o.Permission, "#") && (o.Idempotent == "required" || o.Idempotent == "none") && section == "" {
		faults = append(faults, "section is required on calls that change something")
	}
	if o.Permission == "" {
		faults = append(faults, "permission is required")
	}
	streams := method.IsStreamingServer() || method.IsStreamingClient()
	if streams && o.Limit == "" {
		faults = append(faults, "a stream needs a limit")
	}
	if !streams && !require.Has(field("fresh")) {
		faults = append(faults, "fresh is required, true or false")
	}
	if !streams && o.Idempotent == "" {
		faults = append(faults, "idempotent is required")
	}
	return o, faults
}

// requirement is the option of a method as a message that knows its fields; nil without one.
func requirement(method protoreflect.MethodDescriptor, files *protoregistry.Files) protoreflect.Message {
	raw, err := proto.Marshal(method.Options())
	if err != nil {
		return nil
	}
	options := &descriptorpb.MethodOptions{}
	if err := (proto.UnmarshalOptions{Resolver: dynamicpb.NewTypes(files)}).Unmarshal(raw, options); err != nil {
		return nil
	}
	var found protoreflect.Message
	options.ProtoReflect().Range(func(field protoreflect.FieldDescriptor, v protoreflect.Value) bool {
		if field.FullName() == "caravan.options.v1.require" {
			found = v.Message()
		}
		return true
	})
	return found
}
