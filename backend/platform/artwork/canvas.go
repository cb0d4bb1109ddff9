package artwork

import (
	"html"
	"math"
	"strconv"
	"strings"
)

// canvas collects the SVG of one poster. Lengths are in its own pixels; u is a
// thousandth of the shorter side, so that things keep their size in every aspect.
type canvas struct {
	w, h, u float64
	p       palette
	r       *rng
	b       []byte
}

func newCanvas(w, h float64, p palette, seed string) *canvas {
	return &canvas{w: w, h: h, u: min(w, h) / 1000, p: p, r: newRNG(seed), b: make([]byte, 0, 20<<10)}
}

func (c *canvas) put(parts ...string) {
	for _, s := range parts {
		c.b = append(c.b, s...)
	}
}

// num writes whole pixels, or tenths where a pixel would show.
func num(f float64) string {
	if math.Abs(f) >= 20 {
		return strconv.Itoa(int(math.Round(f)))
	}
	return strings.TrimSuffix(strconv.FormatFloat(f, 'f', 1, 64), ".0")
}

func (c *canvas) open(label string) {
	c.put(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 `, num(c.w), " ", num(c.h),
		`" width="`, num(c.w), `" height="`, num(c.h), `" preserveAspectRatio="xMidYMid slice" role="img" aria-label="`,
		label, `">`)
}

// grain lays a light paper tooth over the print.
func (c *canvas) grain() {
	c.put(
		`<filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="1" seed="`,
		strconv.Itoa(c.r.n(99)),
		`"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .1 0 0 0 .5 -.16"/></filter><rect width="100%" height="100%" filter="url(#g)" opacity=".42"/>`)
}

// border frames the print in paper and sets the title below it.
func (c *canvas) border(title string) {
	m, foot := 34*c.u, 130*c.u
	c.put(`<path fill="#f7efe0" fill-rule="evenodd" d="M0 0H`, num(c.w), "V", num(c.h), "H0ZM", num(m), " ", num(m), "V",
		num(c.h-foot), "H", num(c.w-m), "V", num(m), `Z"/>`)
	size := 62 * c.u
	if n := float64(len([]rune(title))); n*size*.78 > c.w-4*m {
		size = (c.w - 4*m) / (n * .78)
	}
	c.put(`<text x="`, num(c.w/2), `" y="`, num(c.h-foot/2+size*.22),
		`" font-family="Georgia,'Times New Roman',serif" font-size="`, num(size),
		`" letter-spacing="`, num(size*.16), `" text-anchor="middle" fill="`, mix(c.p.ink, c.p.accent, .15).String(), `">`,
		html.EscapeString(strings.ToUpper(title)), `</text>`)
}

// tone is a material seen at a distance: 0 is lost in the haze, 1 is its own color, 2 is black against the light.
func (c *canvas) tone(m rgb, depth float64) rgb {
	if depth <= 1 {
		return mix(c.p.haze, m, depth)
	}
	return mix(m, c.p.ink, depth-1)
}

// pen writes path data.
type pen struct{ b []byte }

func (p *pen) op(k byte, v ...float64) *pen {
	p.b = append(p.b, k)
	for i, f := range v {
		s := num(f)
		if i > 0 && s[0] != '-' {
			p.b = append(p.b, ' ')
		}
		p.b = append(p.b, s...)
	}
	return p
}

func at(x, y float64) *pen                      { return new(pen).op('M', x, y) }
func (p *pen) m(x, y float64) *pen              { return p.op('M', x, y) }
func (p *pen) l(x, y float64) *pen              { return p.op('L', x, y) }
func (p *pen) q(cx, cy, x, y float64) *pen      { return p.op('Q', cx, cy, x, y) }
func (p *pen) c(a, b, c, d, x, y float64) *pen  { return p.op('C', a, b, c, d, x, y) }
func (p *pen) arc(rx, ry, s, x, y float64) *pen { return p.op('A', rx, ry, 0, 0, s, x, y) }
func (p *pen) z() *pen                          { p.b = append(p.b, 'Z'); return p }
func (p *pen) box(x, y, w, h float64) *pen      { return p.m(x, y).op('h', w).op('v', h).op('h', -w).z() }
func (p *pen) disc(x, y, r float64) *pen        { return p.oval(x, y, r, r) }

// oval is two half turns. Its width is written as exactly twice its radius: if both were rounded independently,
// the halves would be arcs of a larger circle that meet in points, like the ends of a lemon.
func (p *pen) oval(x, y, rx, ry float64) *pen {
	switch {
	case rx >= 20:
		rx = math.Round(rx)
	case rx >= 10:
		rx = math.Round(2*rx) / 2
	default:
		rx = math.Round(10*rx) / 10
	}
	return p.m(x-rx, y).op('a', rx, ry, 0, 0, 1, 2*rx, 0).op('a', rx, ry, 0, 0, 1, -2*rx, 0).z()
}

// leaf is a pointed blade from (x,y) to (tx,ty), fattened by w.
func (p *pen) leaf(x, y, tx, ty, w float64) *pen {
	dx, dy := tx-x, ty-y
	n := math.Hypot(dx, dy)
	px, py := -dy/n*w, dx/n*w
	mx, my := x+dx*.45, y+dy*.45
	return p.m(x, y).q(mx+px, my+py, tx, ty).q(mx-px, my-py, x, y).z()
}

func (c *canvas) fill(col rgb, p *pen, attrs ...string) {
	c.put(`<path fill="`, col.String(), `" d="`)
	c.b = append(c.b, p.b...)
	c.put(`"`)
	for _, a := range attrs {
		c.put(" ", a)
	}
	c.put("/>")
}

func (c *canvas) line(col rgb, width float64, p *pen, attrs ...string) {
	c.put(`<path fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="`, col.String(), `" stroke-width="`,
		num(width), `" d="`)
	c.b = append(c.b, p.b...)
	c.put(`"`)
	for _, a := range attrs {
		c.put(" ", a)
	}
	c.put("/>")
}

func opacity(v float64) string { return `opacity="` + strconv.FormatFloat(v, 'f', 2, 64) + `"` }

// sky fills everything above y and hangs the sun at (sx,sy).
func (c *canvas) sky(y, sx, sy, sr float64) {
	p := c.p
	c.put(`<linearGradient id="s" x2="0" y2="1"><stop stop-color="`, p.top.String(), `"/><stop offset=".55" stop-color="`,
		p.mid.String(),
		`"/><stop offset="1" stop-color="`, p.low.String(), `"/></linearGradient><rect width="100%" height="`, num(y+2),
		`" fill="url(#s)"/>`)
	if p.dark {
		// A star is a dash of no length with round ends: the shortest way to write a dot.
		for i, n := range []int{60, 34, 12} {
			dots := new(pen)
			for range n {
				dots.m(c.r.in(0, c.w), c.r.float()*c.r.float()*y*.95).op('h', 0)
			}
			c.line(p.snow, (1.8+1.4*float64(i))*c.u, dots, opacity(.8))
		}
	}
	for i, k := range []float64{3.1, 2.2, 1.5} {
		c.fill(p.sun, new(pen).disc(sx, sy, sr*k), opacity(.09+.05*float64(i)))
	}
	c.fill(p.sun, new(pen).disc(sx, sy, sr))
	if p.dark {
		c.fill(mix(p.sun, p.haze, .35), new(pen).disc(sx-sr*.3, sy-sr*.2, sr*.18).disc(sx+sr*.35, sy+sr*.3,
			sr*.13).disc(sx+sr*.1, sy-sr*.45, sr*.1), opacity(.5))
	}
}

// clouds floats flat-bottomed banks between the two heights.
func (c *canvas) clouds(n int, lo, hi float64) {
	for range n {
		x, y, s := c.r.in(-.05, .95)*c.w, c.r.in(lo, hi), c.r.in(.6, 1.5)*c.u
		w := c.r.in(170, 380) * s
		p := at(x, y)
		steps := 3 + c.r.n(3)
		for i := range steps {
			d := w / float64(steps)
			t := float64(i) + .5
			hgt := (1 - math.Abs(t/float64(steps)-.5)*1.5) * c.r.in(.75, 1.15)
			p.arc(d*.52, max(d*.5*hgt, 9*s), 1, x+d*float64(i+1), y)
		}
		p.q(x+w*.5, y+13*s, x, y).z()
		c.fill(c.p.cloud, p, opacity(c.r.in(.5, .85)))
		c.line(c.p.cloud, 6*s, at(x+w*c.r.in(-.2, .2), y+24*s).l(x+w*c.r.in(.6, .8), y+24*s).m(x+w*.55,
			y+42*s).l(x+w*c.r.in(.75, 1.15), y+42*s), opacity(.45))
	}
}

// birds is a loose flight.
func (c *canvas) birds(n int, x, y float64) {
	p := new(pen)
	for range n {
		bx, by, s := x+c.r.in(-160, 160)*c.u, y+c.r.in(-70, 70)*c.u, c.r.in(8, 20)*c.u
		p.m(bx-s, by-s*.35).q(bx-s*.35, by-s*.6, bx, by).q(bx+s*.35, by-s*.6, bx+s, by-s*.3)
	}
	c.line(mix(c.p.ink, c.p.haze, .15), 3*c.u, p)
}

// heights is one-dimensional fractal noise in [0,1] over n+1 points.
func (c *canvas) heights(n int, rough float64) []float64 {
	v := make([]float64, n+1)
	v[0], v[n] = c.r.float(), c.r.float()
	for step, amp := n, 1.0; step > 1; step, amp = step/2, amp*rough {
		for i := step / 2; i < n; i += step {
			v[i] = (v[i-step/2]+v[i+step/2])/2 + c.r.in(-.5, .5)*amp
		}
	}
	lo, hi := v[0], v[0]
	for _, f := range v {
		lo, hi = min(lo, f), max(hi, f)
	}
	for i := range v {
		v[i] = (v[i] - lo) / (hi - lo + 1e-9)
	}
	return v
}

// ridge is a skyline whose foot is at y and whose top is amp above it. n is a
// power of two; soft ridges are hills, others rock.
func (c *canvas) ridge(col rgb, y, amp float64, n int, rough float64, soft bool, attrs ...string) []float64 {
	v := c.heights(n, rough)
	dx := c.w / float64(n)
	p := at(0, c.h).l(0, y-v[0]*amp)
	for i := 1; i <= n; i++ {
		x, py := dx*float64(i), y-v[i]*amp
		if soft {
			px := x - dx
			p.c(px+dx*.5, y-v[i-1]*amp, x-dx*.5, py, x, py)
		} else {
			p.l(x, py)
		}
	}
	c.fill(col, p.l(c.w, c.h).z(), attrs...)
	return v
}

// on is the height of a ridge's line at x, for standing things on it.
func (c *canvas) on(v []float64, y, amp, x float64) float64 {
	f := max(0, min(1, x/c.w)) * float64(len(v)-1)
	i := min(int(f), len(v)-2)
	t := f - float64(i)
	t = t * t * (3 - 2*t)
	return y - (v[i]*(1-t)+v[i+1]*t)*amp
}

// peak is one mountain lit from the left, capped with snow down to a share of
// its height.
func (c *canvas) peak(x, y, half, hgt float64, m rgb, depth, snow float64) {
	edge := func(dir float64) [][2]float64 {
		out := [][2]float64{{x, y - hgt}}
		const n = 6
		for i := 1; i < n; i++ {
			t := float64(i) / n
			out = append(out, [2]float64{x + dir*half*(math.Pow(t, 1.12)+c.r.in(-.035, .035)),
				y - hgt*(1-t) + hgt*c.r.in(-.035, .035)})
		}
		return append(out, [2]float64{x + dir*half, y})
	}
	left, right := edge(-1), edge(1)
	crest := [][2]float64{{x, y - hgt}}
	for i := 1; i <= 6; i++ {
		t := float64(i) / 6
		crest = append(crest, [2]float64{x + half*(c.r.in(-.13, .1)-.04+.14*t), y - hgt*(1-t)})
	}
	poly := func(a, b [][2]float64) *pen {
		p := at(a[0][0], a[0][1])
		for _, v := range a[1:] {
			p.l(v[0], v[1])
		}
		for i := len(b) - 1; i > 0; i-- {
			p.l(b[i][0], b[i][1])
		}
		return p.z()
	}
	light, shade := mix(c.tone(m, depth), c.p.sun, .16), mix(c.tone(m, depth), c.p.ink, .2)
	c.fill(light, poly(left, crest))
	c.fill(shade, poly(crest, right))
	if snow <= 0 {
		return
	}
	cap := func(side [][2]float64, col rgb) {
		k := max(1, int(snow*6))
		p := at(x, y-hgt)
		for i := 1; i <= k; i++ {
			p.l(side[i][0], side[i][1])
		}
		ax, ay := side[k][0], side[k][1]
		bx, by := crest[k][0], crest[k][1]
		for i := 1; i < 6; i++ {
			t := float64(i) / 6
			up := -.05
			if i%2 == 1 {
				up = .11
			}
			p.l(ax+(bx-ax)*t, ay+(by-ay)*t+hgt*snow*up*c.r.in(.6, 1.5)*1.3)
		}
		for i := k; i > 0; i-- {
			p.l(crest[i][0], crest[i][1])
		}
		c.fill(col, p.z())
	}
	white := mix(c.p.snow, c.tone(m, depth), .08+.3*(1-min(depth, 1)))
	cap(left, white)
	cap(right, mix(white, c.tone(m, depth), .45))
}

// sea fills from y down, with light under the sun at sx.
func (c *canvas) sea(y, bottom, sx float64) {
	p := c.p
	c.put(`<linearGradient id="w" x2="0" y2="1"><stop stop-color="`, mix(p.water, p.low, .55).String(),
		`"/><stop offset=".35" stop-color="`, p.water.String(),
		`"/><stop offset="1" stop-color="`, mix(p.water, p.ink, .45).String(), `"/></linearGradient><rect y="`, num(y),
		`" width="100%" height="`, num(bottom-y), `" fill="url(#w)"/>`)
	glint, dark := new(pen), new(pen)
	for range 44 {
		t := c.r.float()
		yy := y + 6*c.u + t*t*(bottom-y)*.96
		spread := (40 + 190*t) * c.u
		x, l := sx+c.r.in(-1, 1)*spread*c.r.float(), (10+70*t)*c.u*c.r.in(.5, 1.3)
		glint.m(x-l, yy).l(x+l, yy)
	}
	for range 40 {
		t := c.r.float()
		yy, x, l := y+8*c.u+t*t*(bottom-y)*.95, c.r.in(0, c.w), (12+80*t)*c.u*c.r.in(.4, 1.2)
		dark.m(x-l, yy).l(x+l, yy)
	}
	c.line(mix(p.water, p.ink, .35), 3*c.u, dark, opacity(.35))
	c.line(p.sun, 3.6*c.u, glint, opacity(.75))
}
