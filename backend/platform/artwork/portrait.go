package artwork

import "math"

var (
	skins   = []string{"f6d5bd", "eabf9f", "d9a47e", "c68a5f", "a86b45", "8a5436", "6b3f2a", "5c3625"}
	hairs   = []string{"1d1714", "33221a", "5a3a25", "8a5a33", "c08a4a", "d9b777", "7a2f1f", "8d8a88", "e6e1da"}
	clothes = []string{"c4512f", "1f6f78", "e0a33e", "33476b", "7a8b4f", "b0506f", "f1e4cf", "52382e", "4a7fa8", "d98a6a"}
	grounds = []string{"f4d9c0", "cfe3dc", "f7e3a8", "d8d3ea", "f2c9c1", "c9dfee", "e4e4c5", "eed6e2", "bcd7cf", "f5c99a"}
)

// Portrait draws a person's avatar: an abstract figure, one of many skins,
// hair styles and clothes, always the same for the same seed.
func Portrait(seed string) []byte {
	c := newCanvas(240, 240, palettes["noon"], "portrait/"+seed)
	choose := func(set []string) rgb { return hex(set[c.r.n(len(set))]) }
	ground, skin, hair, cloth := choose(grounds), choose(skins), choose(hairs), choose(clothes)
	second := choose(clothes)
	ink := hex("1d1520")
	shade := mix(skin, hex("7a2f3a"), .22)
	c.open("portrait")
	c.fill(ground, new(pen).box(0, 0, 240, 240))
	c.fill(mix(ground, hex("ffffff"), .45), new(pen).disc(c.r.in(70, 170), c.r.in(70, 110), c.r.in(70, 92)))
	style := c.r.n(9)
	fx, fy, rx, ry := 120.0, 104.0, c.r.in(36, 41), c.r.in(45, 50)
	back := new(pen)
	switch style {
	case 0: // long and straight
		back.m(fx-rx-12, 200).l(fx-rx-14, fy-6).arc(rx+14, ry+8, 1, fx+rx+14, fy-6).l(fx+rx+12, 200).z()
	case 1: // bob
		back.m(fx-rx-14, fy+44).l(fx-rx-12, fy-8).arc(rx+12, ry+6, 1, fx+rx+12, fy-8).l(fx+rx+14, fy+44).z()
	case 2: // curls
		for i := range 15 {
			a := math.Pi * (-.28 + 1.56*float64(i)/14)
			back.disc(fx-math.Cos(a)*(rx+9), fy-6-math.Sin(a)*(ry+4), c.r.in(15, 21))
		}
	case 3: // bun
		back.disc(fx, fy-ry-14, 20)
	case 4: // waves over one shoulder
		back.m(fx-rx-6, fy).c(fx-rx-30, fy+40, fx-rx+4, fy+60, fx-rx-10, 190).l(fx-10, 180).l(fx, fy).z()
	}
	c.fill(hair, back)
	c.fill(shade, at(fx-17, fy+28).l(fx-17, 172).q(fx, 190, fx+17, 172).l(fx+17, fy+28).z())
	c.fill(cloth, at(20, 250).q(28, 184, 84, 170).q(100, 166, 104, 160).q(120, 182, 136, 160).q(140, 166, 156, 170).q(212,
		184, 220, 250).z())
	switch c.r.n(5) {
	case 0: // scarf
		c.fill(second, at(88, 160).q(120, 196, 152, 160).l(160, 178).q(120, 216, 80, 178).z().m(136, 186).l(156, 240).l(128,
			240).l(122, 194).z())
	case 1: // open collar
		c.fill(mix(cloth, hex("ffffff"), .35), at(102, 160).l(84, 172).l(108, 202).l(120, 180).z().m(138, 160).l(156,
			172).l(132, 202).l(120, 180).z())
	case 2: // stripes
		c.line(second, 7, at(40, 206).q(120, 228, 200, 206).m(32, 226).q(120, 250, 208, 226), opacity(.85))
	case 3: // rucksack straps
		c.fill(mix(second, ink, .15), at(72, 173).l(88, 169).l(94, 250).l(74, 250).z().m(152, 169).l(168, 173).l(166,
			250).l(146, 250).z())
	}
	c.fill(skin, new(pen).oval(fx-rx, fy+6, 7, 10).oval(fx+rx, fy+6, 7, 10))
	c.fill(skin, at(fx-rx, fy-10).c(fx-rx, fy+ry*.75, fx-rx*.55, fy+ry, fx, fy+ry).c(fx+rx*.55, fy+ry, fx+rx, fy+ry*.75,
		fx+rx, fy-10).arc(rx, ry*.85, 0, fx-rx, fy-10).z())
	c.fill(shade, at(fx+rx*.45, fy-ry*.8).q(fx+rx*.7, fy+ry*.4, fx, fy+ry).c(fx+rx*.55, fy+ry, fx+rx, fy+ry*.75, fx+rx,
		fy-10).q(fx+rx, fy-ry*.6, fx+rx*.45, fy-ry*.8).z(), opacity(.45))
	c.fill(ink, new(pen).oval(fx-15, fy+3, 3.4, 4.2).oval(fx+15, fy+3, 3.4, 4.2))
	c.line(mix(hair, ink, .4), 3.4, at(fx-23, fy-9).q(fx-16, fy-13, fx-9, fy-9).m(fx+9, fy-9).q(fx+16, fy-13, fx+23, fy-9))
	c.line(shade, 3, at(fx+1, fy+6).q(fx+7, fy+17, fx, fy+19))
	lip := mix(shade, hex("8a2a35"), .55)
	if skin[0] < 120 {
		lip = mix(skin, hex("f0a08c"), .42)
	}
	c.line(lip, 3.2, at(fx-11, fy+28).q(fx, fy+28+c.r.in(6, 11), fx+11, fy+28))
	c.fill(hex("e0705f"), new(pen).oval(fx-23, fy+18, 8, 5).oval(fx+23, fy+18, 8, 5), opacity(.22))
	top := new(pen)
	switch style {
	case 0, 4: // parted
		top.m(fx-rx-6, fy+10).q(fx-rx-10, fy-ry-10, fx, fy-ry-8).q(fx+rx+10, fy-ry-10, fx+rx+6, fy+10).q(fx+rx-4, fy-18, fx+6,
			fy-ry+12).q(fx-rx+2, fy-20, fx-rx-6, fy+10).z()
	case 1: // fringe
		top.m(fx-rx-6, fy+8).q(fx-rx-8, fy-ry-10, fx, fy-ry-8).q(fx+rx+8, fy-ry-10, fx+rx+6, fy+8).q(fx+rx-2, fy-10, fx+rx-8,
			fy-16).q(fx, fy-24, fx-rx+8, fy-16).q(fx-rx+2, fy-8, fx-rx-6, fy+8).z()
	case 2:
		for i := range 7 {
			top.disc(fx-33+float64(i)*11, fy-ry+c.r.in(0, 7), 13)
		}
	case 3, 5: // short, swept
		top.m(fx-rx-3, fy-4).q(fx-rx-8, fy-ry-4, fx-8, fy-ry-9).q(fx+rx+12, fy-ry-12, fx+rx+3, fy-4).q(fx+rx-4, fy-20,
			fx+rx-12, fy-26).q(fx-6, fy-22, fx-rx+6, fy-30).q(fx-rx, fy-16, fx-rx-3, fy-4).z()
	case 6: // cropped
		top.m(fx-rx-1, fy-8).arc(rx+1, ry*.88, 1, fx+rx+1, fy-8).q(fx+rx-4, fy-28, fx, fy-30).q(fx-rx+4, fy-28,
			fx-rx-1, fy-8).z()
	case 7: // sun hat
		c.fill(hair, at(fx-rx-3, fy+14).l(fx-rx-1, fy-20).l(fx+rx+1, fy-20).l(fx+rx+3, fy+14).q(fx+rx-6, fy-14, fx,
			fy-16).q(fx-rx+6, fy-14, fx-rx-3, fy+14).z())
		c.fill(mix(second, hex("f1e4cf"), .5), new(pen).oval(fx, fy-22, rx+34, 12).m(fx-rx, fy-22).c(fx-rx, fy-ry-28, fx+rx,
			fy-ry-28, fx+rx, fy-22).z())
		c.fill(second, new(pen).m(fx-rx, fy-25).q(fx, fy-15, fx+rx, fy-25).l(fx+rx-1, fy-35).q(fx, fy-25, fx-rx+1, fy-35).z())
	case 8: // headscarf
		c.fill(second, at(fx-rx-16, 178).c(fx-rx-26, fy-30, fx-rx, fy-ry-20, fx, fy-ry-18).c(fx+rx, fy-ry-20, fx+rx+26, fy-30,
			fx+rx+16, 178).q(fx, 204, fx-rx-16, 178).z().m(fx-rx+4, fy).c(fx-rx+4, fy+ry*.8, fx-18, fy+ry, fx, fy+ry).c(fx+18,
			fy+ry, fx+rx-4, fy+ry*.8, fx+rx-4, fy).c(fx+rx-6, fy-ry*.9, fx-rx+6, fy-ry*.9, fx-rx+4, fy).z(),
			`fill-rule="evenodd"`)
	}
	c.fill(hair, top)
	if style >= 5 && style <= 6 && c.r.chance(.5) { // beard
		c.fill(hair, at(fx-rx-1, fy+4).c(fx-rx, fy+ry*.9, fx-18, fy+ry+8, fx, fy+ry+8).c(fx+18, fy+ry+8, fx+rx, fy+ry*.9,
			fx+rx+1, fy+4).q(fx+rx-6, fy+24, fx+16, fy+22).q(fx, fy+17, fx-16, fy+22).q(fx-rx+6, fy+24, fx-rx-1,
			fy+4).z().m(fx-12, fy+28).q(fx, fy+42, fx+12, fy+28).q(fx, fy+25, fx-12, fy+28).z(), `fill-rule="evenodd"`)
	}
	if c.r.chance(.28) { // glasses
		c.line(mix(ink, second, .3), 3.2, new(pen).disc(fx-15, fy+3, 12).disc(fx+15, fy+3, 12).m(fx-3, fy+2).q(fx, fy-1,
			fx+3, fy+2))
	}
	c.put("</svg>")
	return c.b
}
