package styles_test

import (
	"testing"

	"caravan/backend/app/styles"
)

func TestAPageCarriesTheRulesThatItUses(t *testing.T) {
	const sheet = `/*! kept by no one */
@layer theme,base;
@layer base{*,::before{box-sizing:border-box}a:hover{color:red}}
@layer parts{.gone{color:red}}
@layer utilities{
	.card{border:1px solid}.card>img{width:100%}.gone{color:red}.gone .card{color:red}
	.md\:grid-cols-\[1fr_2fr\]{display:grid}.\32 xl{font-size:2rem}
	.one,.gone{content:"}.gone{"}.group-hover\:card:is(:where(.gone):hover *){top:0}
	.no{&:hover{color:red}}.card{&:hover{@media (hover:hover){color:var(--tw-ring)}}}
	@media (min-width:40rem){.gone{color:red}}@media (prefers-color-scheme:dark){.one{animation:spin 1s}}
}
@property --tw-ring{syntax:"*";inherits:false}
@property --tw-gone{syntax:"*";inherits:false}
@keyframes spin{to{rotate:1turn}}
@keyframes away{to{rotate:1turn}}
@font-face{font-family:Serif;src:url(/a.woff2)}`
	const page = `<main class="card md:grid-cols-[1fr_2fr] one"><p class="2xl group-hover:card">.gone<br class="other"/></p></main>`
	const want = `@layer theme,base;@layer base{*,::before{box-sizing:border-box}a:hover{color:red}}` +
		`@layer parts;@layer utilities{.card{border:1px solid}.card>img{width:100%}.md\:grid-cols-\[1fr_2fr\]{display:grid}.\32 xl{font-size:2rem}` +
		`.one,.gone{content:"}.gone{"}.group-hover\:card:is(:where(.gone):hover *){top:0}.card{&:hover{@media (hover:hover){color:var(--tw-ring)}}}` +
		`@media (prefers-color-scheme:dark){.one{animation:spin 1s}}}` +
		`@font-face{font-family:Serif;src:url(/a.woff2)}@property --tw-ring{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}`
	if got := string(styles.Read([]byte(sheet)).For([]byte(page))); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestTornStylesEnd(t *testing.T) {
	for _, torn := range []string{"", ".a{", "@media print{.a{color:red}", "}.a{color:red}", ".a{color:\"", "@layer a"} {
		_ = styles.Read([]byte(torn)).For([]byte(`<p class="a">`))
	}
}
