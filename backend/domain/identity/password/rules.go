package password

import (
	"embed"
	"fmt"
	"strings"
	"sync"
	"unicode"

	"caravan/backend/platform/apierr"
)

//go:embed leaked/*.txt
var leakedFiles embed.FS

// leaked holds the known leaked passwords, normalized; it is loaded when the first password is chosen.
var leaked = sync.OnceValue(func() (lists struct{ passwords, words map[string]bool }) {
	lists.passwords, lists.words = readList("passwords"), readList("words")
	return lists
})

func readList(name string) map[string]bool {
	raw, err := leakedFiles.ReadFile("leaked/" + name + ".txt")
	if err != nil {
		panic(err) // embedded: it is there or the build failed
	}
	list := map[string]bool{}
	for line := range strings.Lines(string(raw)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			list[line] = true
		}
	}
	return list
}

const (
	faultLeaked  = "This password is known from leaks. Choose another, such as a few unrelated words"
	faultOfEmail = "Choose a password that doesn’t contain your email"
	faultEasy    = "This password is easy to guess. Try a few unrelated words"
)

// CheckPassword rejects a password that is too short, leaked, or can be guessed from the person's address or the
// marketplace's name.
func CheckPassword(password, email, brand string, minimum int) error {
	if fault := passwordFault(password, email, brand, minimum); fault != "" {
		return apierr.InvalidField("password", fault)
	}
	return nil
}

func passwordFault(password, email, brand string, minimum int) string {
	if len([]rune(password)) < minimum {
		return fmt.Sprintf("Use at least %d characters", minimum)
	}
	normal := strings.ToLower(strings.TrimSpace(password))
	if len(password) > longestPassword {
		return fmt.Sprintf("Use at most %d characters", longestPassword)
	}
	local, _, _ := strings.Cut(email, "@")
	stem := bare(normal)
	switch {
	case leaked().passwords[normal] || leaked().passwords[spell(normal)]:
		return faultLeaked
	case leaked().words[stem] || leaked().words[spell(stem)] || leaked().words[bare(spell(normal))]:
		return faultLeaked
	case repeats(normal) || straight(normal):
		return faultEasy
	case mostlyOf(normal, strings.ToLower(email)):
		return faultOfEmail
	case stem == "":
		return ""
	case letters(stem) == letters(bare(strings.ToLower(local))):
		return faultOfEmail
	case letters(stem) == letters(strings.ToLower(brand)):
		return fmt.Sprintf("Choose a password that doesn’t contain “%s”", brand)
	}
	return ""
}

// longestPassword is how many bytes bcrypt uses.
const longestPassword = 72

// mostlyOf reports whether more than half of a password is a substring of another text.
func mostlyOf(password, text string) bool {
	long := len(password)/2 + 1
	for i := 0; i+long <= len(password); i++ {
		if strings.Contains(text, password[i:i+long]) {
			return true
		}
	}
	return false
}

// bare strips the digits and symbols that people put around a word.
func bare(text string) string {
	return strings.TrimFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
}

// letters keeps only letters and digits, so that "Acme Travel" and "acme-travel" are equal.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, text)
}

var spelling = strings.NewReplacer("@", "a", "4", "a", "3", "e", "1", "i", "0", "o", "$", "s", "5", "s", "7", "t")

// spell replaces digits and symbols with the letters they stand for.
func spell(text string) string { return spelling.Replace(text) }

// longestPiece is how long a piece may be for its repetition to be rejected: "abc1abc1abc1".
const longestPiece = 4

// repeats reports whether the text is a short piece repeated.
func repeats(text string) bool {
	runes := []rune(text)
	for size := 1; size <= longestPiece && size < len(runes); size++ {
		same := true
		for i := size; same && i < len(runes); i++ {
			same = runes[i] == runes[i-size]
		}
		if same {
			return true
		}
	}
	return false
}

// runs are the sequences of keys and letters; each is cyclic and used in both directions.
var runs = [][]rune{
	[]rune("0123456789"), []rune("1234567890"), []rune("abcdefghijklmnopqrstuvwxyz"),
	[]rune("qwertyuiopasdfghjklzxcvbnm"), []rune("qwertzuiopasdfghjklyxcvbnm"), []rune("azertyuiopqsdfghjklmwxcvbn"),
}

// straight reports whether the text follows one sequence in one direction.
func straight(text string) bool {
	runes := []rune(text)
	for _, run := range runs {
		place := make(map[rune]int, len(run))
		for i, r := range run {
			place[r] = i
		}
		for _, step := range []int{1, len(run) - 1} {
			if walks(runes, place, step) {
				return true
			}
		}
	}
	return false
}

func walks(runes []rune, place map[rune]int, step int) bool {
	for i, r := range runes {
		here, ok := place[r]
		if !ok || i > 0 && here != (place[runes[i-1]]+step)%len(place) {
			return false
		}
	}
	return true
}
