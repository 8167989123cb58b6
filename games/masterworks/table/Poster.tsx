/** The poster in the lobby: he floats over the ruins, debris circling, and six heroes stand below. Drawn by us. */
import { type ReactNode, useId } from 'react';

/** Debris on three rings around him: shards and a few girders, the nearer the larger. */
const shards = Array.from({ length: 34 }, (_, i) => {
  const turn = (i * 137.5 * Math.PI) / 180;
  const ring = 74 + (i % 3) * 26;
  const near = Math.sin(turn);
  return {
    key: i,
    x: 150 + Math.cos(turn) * ring,
    y: 148 + near * ring * 0.42,
    size: 5 + near * 2.5 + (i % 4) * 1.6,
    turn: (i * 71) % 360,
    isFront: near > 0,
    paint: ['#8f8798', '#6b6478', '#b3a6a0', '#54506a'][i % 4],
  };
});

const heroes = [
  { x: 40, y: 372, suit: '#3f7fd0', trim: '#ffd34d' },
  { x: 84, y: 382, suit: '#d9a514', trim: '#2d4f9e' },
  { x: 128, y: 388, suit: '#e8e4f2', trim: '#7fd4e8' },
  { x: 172, y: 388, suit: '#c23b34', trim: '#ffc24d' },
  { x: 216, y: 382, suit: '#3f9a57', trim: '#7b4fa8' },
  { x: 260, y: 372, suit: '#2c3f8c', trim: '#f3f3f8' },
];

export function Poster({ title }: { readonly title: string }): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 300 420" role="img" aria-label={title} preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#14081f" />
          <stop offset="0.45" stopColor="#5a1436" />
          <stop offset="0.75" stopColor="#d4512c" />
          <stop offset="1" stopColor="#f7b24a" />
        </linearGradient>
        <radialGradient id={`${id}field`}>
          <stop offset="0" stopColor="#ff6fd0" stopOpacity="0.75" />
          <stop offset="0.55" stopColor="#a43cff" stopOpacity="0.28" />
          <stop offset="1" stopColor="#6a1cff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={300} height={420} fill={`url(#${id}sky)`} />
      <circle cx={150} cy={148} r={150} fill={`url(#${id}field)`} />
      <Ruins />
      <g fill="none" stroke="#ff9be6" strokeOpacity={0.45} strokeWidth={1.6}>
        <ellipse cx={150} cy={148} rx={74} ry={31} />
        <ellipse cx={150} cy={148} rx={100} ry={42} />
        <ellipse cx={150} cy={148} rx={126} ry={53} />
      </g>
      <Debris isFront={false} />
      <Boss />
      <Debris isFront />
      <Missile />
      <path d="M0 420V366Q60 350 110 362T210 358T300 366V420Z" fill="#1c0c1e" />
      {heroes.map((hero) => (
        <Hero key={hero.x} {...hero} />
      ))}
      <path d="M0 420V404Q50 394 96 406T190 404T300 400V420Z" fill="#0c0510" />
    </svg>
  );
}

const Debris = ({ isFront }: { isFront: boolean }): ReactNode =>
  shards
    .filter((shard) => shard.isFront === isFront)
    .map(({ key, x, y, size, turn, paint }) => (
      <path
        key={key}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${size.toFixed(1)})`}
        d={key % 5 === 0 ? 'M-2 -.4H2V.4H-2Z' : 'M-1 -.2L-.3 -1L.9 -.6L1 .5L0 1L-.9 .6Z'}
        fill={paint}
        stroke="#1a0b1f"
        strokeWidth={0.2}
      />
    ));

const Ruins = (): ReactNode => (
  <g fill="#3a1230">
    <path d="M0 366V262L14 256V236L30 246L34 226L48 232V270L62 264V306L80 300V366Z" />
    <path d="M300 366V250L284 240L280 258L268 250V222L252 214L250 268L236 262V312L216 306V366Z" />
    <g fill="#ffb45a" opacity={0.7}>
      <path d="M10 276H18V286H10ZM36 256H43V266H36ZM52 288H58V298H52ZM258 240H264V250H258ZM276 276H284V286H276ZM242 284H248V294H242Z" />
    </g>
  </g>
);

/** Cape wide, arms raised, face in the shadow of the helmet. */
const Boss = (): ReactNode => (
  <g stroke="#1a0716" strokeWidth={2.5} strokeLinejoin="round">
    <path
      d="M150 92C112 104 92 150 84 216C104 206 112 226 128 214C138 230 162 230 172 214C188 226 196 206 216 216C208 150 188 104 150 92Z"
      fill="#6d2a86"
    />
    <path d="M134 152L128 204L122 246H140L150 196L160 246H178L172 204L166 152Z" fill="#8e1f2e" />
    <path d="M128 108C138 100 162 100 172 108L168 158C158 164 142 164 132 158Z" fill="#b4283a" />
    <path d="M133 150H167V159H133Z" fill="#5d1d70" />
    <path
      d="M129 110L104 92L90 64L100 58L114 82L138 102ZM171 110L196 92L210 64L200 58L186 82L162 102Z"
      fill="#b4283a"
    />
    <path d="M89 66L84 46L92 40L104 58ZM211 66L216 46L208 40L196 58Z" fill="#7c3496" />
    <path d="M126 60C126 34 174 34 174 60L176 92L164 104H136L124 92Z" fill="#a0263a" />
    <path d="M136 62H164V84L158 100H142L136 84Z" fill="#2a0c1c" />
    <path d="M147 60H153V82H147ZM134 58L122 40L140 46ZM166 58L178 40L160 46Z" fill="#7c3496" />
    <path d="M139 70L147 73M161 70L153 73" stroke="#ffe2f6" strokeWidth={3} strokeLinecap="round" />
  </g>
);

const Missile = (): ReactNode => (
  <g transform="translate(150 322) rotate(-8)" stroke="#150a18" strokeWidth={2} strokeLinejoin="round">
    <path d="M-52 -10H34C50 -10 60 -4 64 0C60 4 50 10 34 10H-52Z" fill="#c9c4d2" />
    <path d="M34 -10C50 -10 60 -4 64 0C60 4 50 10 34 10Z" fill="#c23b34" />
    <path d="M-52 -10L-68 -22H-46L-36 -10ZM-52 10L-68 22H-46L-36 10Z" fill="#7d7690" />
    <path d="M-52 -8V8M-14 -10V10M10 -10V10" />
  </g>
);

/** Seen from behind, looking up at him. */
const Hero = ({ x, y, suit, trim }: (typeof heroes)[number]): ReactNode => (
  <g transform={`translate(${x} ${y})`} stroke="#0f0612" strokeWidth={2} strokeLinejoin="round">
    <path d="M-9 2L-12 32H-2L0 12L2 32H12L9 2Z" fill={suit} />
    <path d="M-13 -24C-6 -29 6 -29 13 -24L10 6C4 9 -4 9 -10 6Z" fill={suit} />
    <path d="M-10 0H10V6H-10Z" fill={trim} />
    <path d="M-13 -22L-19 2L-14 4L-8 -16ZM13 -22L19 2L14 4L8 -16Z" fill={trim} />
    <circle cy={-35} r={9} fill={suit} />
    <path d="M-9 -37Q0 -30 9 -37" fill="none" stroke={trim} />
  </g>
);
