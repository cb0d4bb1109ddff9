package door

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"connectrpc.com/connect"
	"github.com/klauspost/compress/gzip"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
)

// procedures are the methods of the Connect contract by their path below /rpc.
var procedures = func() map[string]protoreflect.MethodDescriptor {
	all := map[string]protoreflect.MethodDescriptor{}
	protoregistry.GlobalFiles.RangeFiles(func(file protoreflect.FileDescriptor) bool {
		if !strings.HasPrefix(string(file.Package()), "caravan.") {
			return true
		}
		for i := range file.Services().Len() {
			methods := file.Services().Get(i).Methods()
			for j := range methods.Len() {
				all[procedureOf(methods.Get(j))] = methods.Get(j)
			}
		}
		return true
	})
	return all
}()

func procedureOf(m protoreflect.MethodDescriptor) string {
	return "/" + string(m.Parent().FullName()) + "/" + string(m.Name())
}

func streaming(m protoreflect.MethodDescriptor) bool {
	return m.IsStreamingServer() || m.IsStreamingClient()
}

// rpcErrors writes an error in the protocol that a caller speaks, before a handler has the call.
var rpcErrors = connect.NewErrorWriter()

// rpcInput limits what is read of a message, compressed or not, and sets how it is decoded.
func rpcInput() []connect.HandlerOption {
	return []connect.HandlerOption{
		connect.WithReadMaxBytes(MaxBody),
		connect.WithCompressMinBytes(1 << 10),
		connect.WithCompression("gzip", func() connect.Decompressor { return &unpacker{} }, func() connect.Compressor {
			w, _ := gzip.NewWriterLevel(io.Discard, gzip.BestSpeed)
			return w
		}),
		connect.WithCodec(strictJSON{"json"}), connect.WithCodec(strictJSON{"json; charset=utf-8"}),
	}
}

// unpacker stops soon after the maximum size of a message. Connect counts the excess to the end in order to
// report it: a small message would cost the time to decompress gigabytes.
type unpacker struct {
	packed gzip.Reader // not embedded: its WriteTo would bypass the limit
	left   int64
}

var errUnpacked = errors.New("the message is too large")

// Reset implements connect.Decompressor.
func (u *unpacker) Reset(r io.Reader) error {
	u.left = MaxBody + 64<<10
	return u.packed.Reset(r)
}

// Close implements connect.Decompressor.
func (u *unpacker) Close() error { return u.packed.Close() }

func (u *unpacker) Read(p []byte) (int, error) {
	if u.left <= 0 {
		return 0, errUnpacked
	}
	n, err := u.packed.Read(p[:min(int64(len(p)), u.left)])
	u.left -= int64(n)
	return n, err
}

// strictJSON rejects fields that the contract does not name, as REST does: a mistyped one would be dropped
// silently.
type strictJSON struct{ name string }

// Name implements connect.Codec.
func (c strictJSON) Name() string { return c.name }

// Marshal implements connect.Codec.
func (strictJSON) Marshal(message any) ([]byte, error) {
	m, ok := message.(proto.Message)
	if !ok {
		return nil, fmt.Errorf("%T is no message", message)
	}
	return protojson.Marshal(m)
}

// Unmarshal implements connect.Codec.
func (strictJSON) Unmarshal(data []byte, message any) error {
	m, ok := message.(proto.Message)
	if !ok {
		return fmt.Errorf("%T is no message", message)
	}
	if len(data) == 0 {
		return errors.New("an empty body is no JSON")
	}
	return protojson.Unmarshal(data, m)
}
