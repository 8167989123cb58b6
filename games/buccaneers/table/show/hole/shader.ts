/**
 * The hole as light: each pixel is asked which star or which part of the disc it sees. Lengths are in radii of the
 * shadow. Light bends around the hole, so stars behind it are pushed outwards and appear a second time close to it, and
 * the far side of the disc is seen above and below it.
 */
export const corners = `
attribute vec2 corner;
void main() { gl_Position = vec4(corner, 0.0, 1.0); }
`;

export const light = `
precision highp float;
uniform vec2 size;
uniform float radius, time, heat, flat_, lean, flash;
uniform vec3 tint;

float hash(vec2 p) {
  p = fract(p * vec2(123.34, 456.21));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x),
             mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), f.x), f.y);
}

float stars(vec2 p, float dense) {
  vec2 cell = floor(p * dense), at = fract(p * dense) - 0.5;
  float seed = hash(cell);
  vec2 off = (vec2(hash(cell + 7.1), hash(cell + 3.7)) - 0.5) * 0.7;
  float twinkle = 0.7 + 0.3 * sin(time * (0.6 + seed * 2.0) + seed * 40.0);
  return step(0.72, seed) * smoothstep(0.16, 0.0, length(at - off)) * twinkle * seed;
}

/* Glowing matter at this place of the disc; the angle goes round once, so the noise is laid around it without a seam. */
float matter(float r, float angle, float inner, float outer) {
  float speed = (0.55 + 1.5 * heat) / pow(r, 1.5) * 2.6;
  float turn = angle - time * speed;
  vec2 round = vec2(cos(turn), sin(turn));
  float streaks = noise(round * 2.6 + r * 3.2) * 0.6 + noise(round * 6.0 + vec2(r * 9.0, -r * 7.0)) * 0.4;
  float band = 0.55 + 0.45 * sin(r * 13.0 + streaks * 5.0);
  float edge = smoothstep(inner, inner + 0.22, r) * (1.0 - smoothstep(inner + 0.5, outer, r));
  return edge * (0.25 + 1.1 * streaks * streaks + 0.35 * band * streaks);
}

void main() {
  vec2 p = (gl_FragCoord.xy - size * 0.5) / radius;
  float c = cos(lean), s = sin(lean);
  vec2 q = vec2(p.x * c - p.y * s, p.x * s + p.y * c);
  float r = length(p);
  float outer = 3.7;

  vec2 bent = p * (1.0 - 2.6 / max(r * r, 0.4));
  float sky = (stars(bent * 0.5 + 3.0, 2.2) + 0.7 * stars(bent * 0.5 - 9.0, 4.1)) * smoothstep(1.0, 1.25, r);
  vec3 colour = vec3(0.82, 0.88, 1.0) * sky * 1.15;

  vec3 hot = mix(tint, vec3(1.0, 0.95, 0.86), 0.45 + 0.4 * heat);
  vec3 cool = tint * (0.42 + 0.3 * heat);

  /* The far side of the disc, bent around the shadow: a ring of light. */
  float ring = matter(1.25 + (r - 1.0) * 1.5, atan(q.y, -q.x), 1.15, 2.6) * exp(-max(r - 1.05, 0.0) * 2.4);
  float beam = 1.0 + 0.55 * (-q.x / max(r, 0.3));
  float photon = exp(-pow((r - 1.06) * 15.0, 2.0)) * (0.9 + 0.5 * heat);
  float lit = smoothstep(0.97, 1.03, r);
  colour += lit * (hot * ring * 1.25 * beam + hot * photon * beam);

  /* The disc itself: its far half lies behind the shadow, its near half before it. */
  vec2 plane = vec2(q.x, q.y / flat_);
  float d = length(plane);
  float gas = matter(d, atan(plane.y, plane.x), 1.3, outer) * beam;
  vec3 glow = mix(cool, hot, exp(-(d - 1.3) * (1.25 - 0.5 * heat))) * gas * (1.25 + 0.75 * heat);
  float isNear = smoothstep(0.03, -0.03, q.y);
  colour *= 1.0 - isNear * clamp(gas * 0.75, 0.0, 0.8);
  colour += glow * mix(lit, 1.0, isNear);

  float halo = exp(-max(r - 1.0, 0.0) * 0.95) * lit;
  colour += tint * halo * (0.16 + 0.24 * heat) + hot * halo * flash * 0.9;

  float dark = 1.0 - smoothstep(0.96, 1.04, r);
  float fade = smoothstep(0.0, 1.0, (size.x * 0.5 / radius - abs(p.x)) * 0.8)
             * smoothstep(0.0, 0.5, size.y * 0.5 / radius - abs(p.y));
  float shine = clamp(max(colour.r, max(colour.g, colour.b)), 0.0, 1.0);
  float alpha = max(shine, dark * 0.96) * fade;
  gl_FragColor = vec4(min(colour, 1.0) * fade, alpha);
}
`;
