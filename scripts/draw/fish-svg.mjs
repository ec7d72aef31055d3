// Draws a fish on a measuring board as SVG, for the photos of the sample log. The board's figures end where the fish
// ends.
import { COLORS, SHAPES } from "./fish-shapes.mjs";

export const SIZE = { width: 960, height: 640 };

/** The place where the board stops the nose, the line on which the fish lies, and the board's edges, all in px. */
const NOSE = 84;
const BELLY_LINE = 300;
const BOARD = { top: 96, bottom: 560 };
/** The maximum size of a fish in px: a long one fills the picture, and a deep one is as high as the board. */
const LONGEST = 800;
const HIGHEST = 300;
/** The minimum distance between figures on the board, in px. */
const LEAST_STEP = 46;

/** Returns numbers from 0 to below 1, the same ones for the same seed. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Returns the SVG of a fish. `length` is in inches. */
export function draw({ species, length, seed, turn, board, deck }) {
  const shape = SHAPES[species];
  const color = COLORS[species];
  const depth = Math.max(...shape.belly.map(([, y]) => y)) - Math.min(...shape.back.map(([, y]) => y));
  const px = Math.min(LONGEST, HIGHEST / depth);
  const at = ([x, y]) => [NOSE + x * px, BELLY_LINE + y * px];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" ${write(SIZE)}>
    ${defineFilters(seed, color, bodyPath(shape, at))}
    <rect ${write(SIZE)} fill="${deck}"/><rect ${write(SIZE)} filter="url(#wet)"/>
    <g filter="url(#soft)" transform="rotate(${turn} 480 320)">
      ${drawBoard(board, px / length)}
      ${drawFish(shape, color, { at, px, random: randomFrom(seed) })}
    </g>
    <rect ${write(SIZE)} fill="url(#vignette)"/><rect ${write(SIZE)} filter="url(#grain)" opacity=".4"/>
  </svg>`;
}

function write({ width, height }) {
  return `width="${width}" height="${height}"`;
}

function defineFilters(seed, { back, mid, belly }, body) {
  const whole = `x="0" y="0" width="100%" height="100%"`;
  return `<defs>
    <linearGradient id="body" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${back}"/><stop offset=".42" stop-color="${mid}"/><stop offset=".82" stop-color="${belly}"/></linearGradient>
    <linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".28" stop-color="#fff" stop-opacity=".34"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient>
    <filter id="wet" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".012 .2" numOctaves="4" seed="${seed % 1000}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .52 0 0 0 0 .52 .9 .5 0 0 -.35"/></filter>
    <filter id="scales" ${whole}><feTurbulence baseFrequency=".1 .13" numOctaves="2" seed="${(seed % 1000) + 3}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.5 0 0 0 -.2"/></filter>
    <filter id="grain" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${(seed % 1000) + 9}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 .7 0 0 -.22"/></filter>
    <filter id="soft"><feGaussianBlur stdDeviation=".8"/></filter>
    <filter id="shadow" x="-20%" y="-20%" width="140%" height="160%"><feGaussianBlur stdDeviation="11"/></filter>
    <filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.4"/></filter>
    <radialGradient id="vignette" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>
    <clipPath id="within"><path d="${body}"/></clipPath>
  </defs>`;
}

/** @param scale px per inch */
function drawBoard(color, scale) {
  const step = [1, 2, 3, 4, 6].find((inches) => inches * scale >= LEAST_STEP) ?? 6;
  const count = Math.ceil((SIZE.width - NOSE + 120) / scale);
  const ticks = times(count, (inch) => {
    const x = NOSE + inch * scale;
    const isNamed = inch % step === 0;
    const half = scale > 30 ? tick(x + scale / 2, 26, 1.4) : "";
    const figure =
      isNamed && inch > 0
        ? `<text x="${x}" y="${BOARD.bottom - 62}" text-anchor="middle" font-size="24" font-family="sans-serif" font-weight="700">${inch}</text>`
        : "";
    return tick(x, isNamed ? 54 : 36, isNamed ? 2.8 : 1.7) + half + figure;
  });
  const height = BOARD.bottom - BOARD.top;
  return `<rect x="-80" y="${BOARD.top + 14}" width="1140" height="${height}" opacity=".4" filter="url(#shadow)"/>
    <rect x="-80" y="${BOARD.top}" width="1140" height="${height}" fill="${color}"/>
    <rect x="-80" y="${BOARD.top}" width="1140" height="16" fill="#fff" opacity=".35"/>
    <g fill="#2a2a26">${ticks}</g>
    <rect x="-80" y="${BOARD.top - 18}" width="${NOSE + 80}" height="${height + 30}" fill="#a9a391"/>
    <rect x="${NOSE - 10}" y="${BOARD.top - 18}" width="10" height="${height + 30}" fill="#8c8675"/>`;
}

function tick(x, height, width) {
  return `<path d="M${x} ${BOARD.bottom}v${-height}" stroke="#2a2a26" stroke-width="${width}"/>`;
}

/** Returns a curve through all points, whose direction at each point depends on its neighbors (Catmull and Rom). */
function smooth(points) {
  return points.slice(1).map((to, index) => {
    const [before, from, after] = [
      points[index - 1] ?? points[index],
      points[index],
      points[index + 2] ?? to,
    ];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[first, second, to].map((point) => point.join()).join(" ")}`;
  });
}

function bodyPath({ back, belly }, at) {
  const [upper, lower] = [back.map(at), [...belly.map(at).toReversed(), at(back[0])]];
  return `M${upper[0]}${smooth(upper).join("")}L${lower[0]}${smooth(lower).join("")}Z`;
}

function tailPath({ back, tail: { spread, notch } }, at) {
  const [x, y] = back.at(-1);
  const start = x - 0.02;
  return `M${at([start, y])}C${at([x + 0.04, y])} ${at([0.97, -spread * 0.8])} ${at([1, -spread])}C${at([0.995, -spread * 0.4])} ${at([1 - notch, -0.01])} ${at([1 - notch, 0])}C${at([1 - notch, 0.01])} ${at([0.995, spread * 0.4])} ${at([1, spread])}C${at([0.97, spread * 0.8])} ${at([x + 0.04, -y])} ${at([start, -y])}Z`;
}

/** Draws a fin that leans back. A fin of spines has a ragged edge. */
function drawFin({ from, to, y, height, isSpiny, isBright }, { fin, bright, id }, at) {
  const width = to - from;
  const sign = Math.sign(height);
  const inner = y + 0.03 * sign;
  const top = isSpiny
    ? times(8, (index) => {
        const share = (index + 1) / 9;
        const high = height * (share < 0.3 ? 0.7 + share : 1.06 - (share - 0.3) * 0.85);
        return `L${at([from + width * share + 0.015, y - high])}L${at([from + width * (share + 0.05) + 0.012, y - high * 0.88])}`;
      })
    : `C${at([from + width * 0.12, y - height * 0.75])} ${at([from + width * 0.5, y - height * 1.05])} ${at([from + width * 0.75, y - height])}C${at([from + width * 1.02, y - height * 0.85])} ${at([to + width * 0.12, y - height * 0.5])} ${at([to + width * 0.02, y - height * 0.12])}`;
  const rays = times(9, (index) => {
    const share = (index + 0.6) / 9;
    return `<path d="M${at([from + width * share * 0.92, inner])}L${at([from + width * share + 0.02, y - height * 0.85])}" stroke="#000" stroke-opacity=".2" stroke-width="2"/>`;
  });
  const path = `M${at([from, inner])}${top}L${at([to, inner])}Z`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><path d="${path}" fill="${isBright ? bright : fin}"/><g clip-path="url(#${id})">${rays}</g>`;
}

function drawFish(shape, color, { at, px, random }) {
  const body = bodyPath(shape, at);
  const [eyeX, eyeY, eyeSize] = shape.eye;
  const [eye, radius] = [at([eyeX, eyeY]), eyeSize * px];
  const gill = shape.gill;
  const high = Math.min(...shape.back.map(([, y]) => y));
  const [mouthX, mouthY] = shape.mouth;
  const belly = shape.belly[0];
  const pectoral = `M${at([gill + 0.01, 0.03])}C${at([gill + 0.05, 0.0])} ${at([gill + 0.11, 0.02])} ${at([gill + 0.12, 0.05])}C${at([gill + 0.09, 0.075])} ${at([gill + 0.03, 0.065])} ${at([gill + 0.01, 0.03])}Z`;
  const tail = tailPath(shape, at);
  return `<g transform="translate(8 20)" opacity=".45" filter="url(#shadow)"><path d="${body}"/><path d="${tail}"/></g>
    <path d="${tail}" fill="${color.fin}"/>${tailRays(shape, at)}
    <path d="${body}" fill="${color.fin}" stroke="${color.fin}" stroke-width="3" filter="url(#blur)"/>
    ${shape.fins.map((fin, index) => drawFin(fin, { ...color, id: `fin-${index}` }, at)).join("")}
    <path d="${body}" fill="url(#body)"/>
    <g clip-path="url(#within)"><g filter="url(#blur)">${MARKS[color.marks](random, color.mark, { at, px, high })}</g>
      <rect ${write(SIZE)} filter="url(#scales)" opacity=".3"/>
      <path d="${body}" fill="url(#shine)"/>
      <path d="M${at([gill, high * 0.78])}C${at([gill + 0.045, high * 0.3])} ${at([gill + 0.04, -high * 0.4])} ${at([gill - 0.02, -high * 0.85])}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="5"/>
      <path d="M${at([gill - 0.07, high * 0.5])}C${at([gill - 0.04, high * 0.2])} ${at([gill - 0.045, -high * 0.3])} ${at([gill - 0.08, -high * 0.6])}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3"/>
      ${color.marks === "bars" && px < 720 ? flap(at, gill, radius) : ""}
    </g>
    <path d="${pectoral}" fill="${color.fin}" opacity=".88"/>
    <path d="M${at([belly[0] * 0.25, mouthY * 0.75])}Q${at([mouthX * 0.6, mouthY * 0.7])} ${at([mouthX, mouthY])}" stroke="#15150f" stroke-opacity=".75" stroke-width="4" fill="none"/>
    ${px > 720 && color.marks === "specks" ? barbels(at) : ""}
    <circle cx="${eye[0]}" cy="${eye[1]}" r="${radius}" fill="#cbb768"/><circle cx="${eye[0]}" cy="${eye[1]}" r="${radius * 0.62}" fill="#0d0d0a"/><circle cx="${eye[0] - radius * 0.25}" cy="${eye[1] - radius * 0.3}" r="${radius * 0.2}" fill="#fff"/>`;
}

function tailRays({ back, tail: { spread, notch } }, at) {
  const [x] = back.at(-1);
  return times(9, (index) => {
    const share = (index - 4) / 4;
    const end = 1 - notch * (1 - Math.abs(share)) - 0.012;
    return `<path d="M${at([x, share * 0.02])}L${at([end, share * spread * 0.92])}" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`;
  });
}

/** Draws the dark ear flap of a sunfish. */
function flap(at, gill, radius) {
  const [x, y] = at([gill + 0.035, -0.035]);
  return `<ellipse cx="${x}" cy="${y}" rx="${radius * 1.1}" ry="${radius * 0.8}" fill="#10161a" opacity=".85"/>`;
}

function barbels(at) {
  const lines = [
    [
      [0.045, 0.035],
      [0.04, 0.1],
      [0.09, 0.13],
    ],
    [
      [0.03, 0.04],
      [0.01, 0.09],
      [0.03, 0.13],
    ],
    [
      [0.04, -0.01],
      [0.03, -0.06],
      [0.05, -0.08],
    ],
    [
      [0.055, 0.045],
      [0.08, 0.09],
      [0.13, 0.11],
    ],
  ];
  return lines
    .map((points) => {
      const [from, over, to] = points.map(at);
      return `<path d="M${from}Q${over} ${to}" fill="none" stroke="#2b3033" stroke-width="4" stroke-linecap="round"/>`;
    })
    .join("");
}

function times(count, mark) {
  return Array.from({ length: count }, (_, index) => mark(index)).join("");
}

/** @param place `high` is the height of the back above the middle */
const MARKS = {
  bars: (random, color, { at, high }) =>
    times(9, (index) => {
      const x = 0.27 + index * 0.068 + random() * 0.012;
      const [top, bottom] = [high * 1.1, -high * (0.25 + random() * 0.5)];
      return `<path d="M${at([x, top])}Q${at([x + 0.012, 0])} ${at([x - 0.004, bottom])}L${at([x + 0.024, bottom * 0.9])}Q${at([x + 0.036, 0])} ${at([x + 0.03, top])}Z" fill="${color}" opacity=".42"/>`;
    }),
  saddles: (random, color, { at, high }) =>
    times(7, (index) => {
      const x = 0.27 + index * 0.08 + random() * 0.01;
      const bottom = -high * (0.35 + random() * 0.3);
      return `<path d="M${at([x - 0.016, high * 1.2])}L${at([x + 0.05, high * 1.2])}L${at([x + 0.022, bottom])}Z" fill="${color}" opacity=".72"/>`;
    }),
  spots: (random, color, { at, px, high }) =>
    times(120, () => {
      const [x, y] = at([0.2 + random() * 0.64, high * 0.6 - random() * high * 1.25]);
      return `<ellipse cx="${x}" cy="${y}" rx="${px * (0.007 + random() * 0.007)}" ry="${px * (0.004 + random() * 0.002)}" fill="${color}" opacity="${0.5 + random() * 0.4}"/>`;
    }),
  blotches: (random, color, { at, px, high }) =>
    times(30, () => {
      const [x, y] = at([0.25 + random() * 0.58, high * (0.85 - random() * 0.95)]);
      return `<ellipse cx="${x}" cy="${y}" rx="${px * (0.01 + random() * 0.022)}" ry="${px * (0.006 + random() * 0.012)}" fill="${color}" opacity=".36" transform="rotate(${random() * 40 - 20} ${x} ${y})"/>`;
    }),
  band: (random, color, { at, px }) =>
    times(30, (index) => {
      const [x, y] = at([0.26 + index * 0.02, -0.01 + (random() - 0.5) * 0.02]);
      return `<ellipse cx="${x}" cy="${y}" rx="${px * (0.012 + random() * 0.012)}" ry="${px * (0.014 + random() * 0.016)}" fill="${color}" opacity=".5"/>`;
    }),
  specks: (random, color, { at, high }) =>
    times(40, () => {
      const [x, y] = at([0.2 + random() * 0.62, high * (0.8 - random() * 1.1)]);
      return `<circle cx="${x}" cy="${y}" r="${2 + random() * 2.5}" fill="${color}" opacity=".55"/>`;
    }),
};
