// A fish on a measuring board as SVG, for the photos of the sample log.

export const SIZE = { width: 960, height: 640 };

/** 0 to 1, the same numbers for the same seed. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export function draw({ seed, turn, board, deck, long = 1, tall = 1, ...fish }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" ${write(SIZE)}>
    ${defineFilters(seed, fish)}
    <rect ${write(SIZE)} fill="${deck}"/><rect ${write(SIZE)} filter="url(#wet)"/>
    <g filter="url(#soft)" transform="rotate(${turn} 480 320)">
      ${drawBoard(board)}
      <g transform="translate(${480 - 480 * long} ${300 - 300 * tall}) scale(${long} ${tall})">${drawFish(seed, fish)}</g>
    </g>
    <rect ${write(SIZE)} fill="url(#vignette)"/><rect ${write(SIZE)} filter="url(#grain)" opacity=".4"/>
  </svg>`;
}

function write({ width, height }) {
  return `width="${width}" height="${height}"`;
}

function defineFilters(seed, { back, mid, belly }) {
  const whole = `x="0" y="0" width="100%" height="100%"`;
  return `<defs>
    <linearGradient id="body" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${back}"/><stop offset=".38" stop-color="${mid}"/><stop offset=".74" stop-color="${belly}"/></linearGradient>
    <linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".3" stop-color="#fff" stop-opacity=".42"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></linearGradient>
    <filter id="wet" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".012 .2" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .52 0 0 0 0 .52 .9 .5 0 0 -.35"/></filter>
    <filter id="scales" ${whole}><feTurbulence baseFrequency=".09 .12" numOctaves="2" seed="${seed + 3}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.16"/></filter>
    <filter id="grain" ${whole}><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${seed + 9}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 .7 0 0 -.22"/></filter>
    <filter id="soft"><feGaussianBlur stdDeviation="1.1"/></filter>
    <filter id="shadow" x="-20%" y="-20%" width="140%" height="160%"><feGaussianBlur stdDeviation="12"/></filter>
    <radialGradient id="vignette" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>
    <clipPath id="within"><path d="${OUTLINE}"/></clipPath>
  </defs>`;
}

function drawBoard(color) {
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const x = 20 + index * 16;
    const isInch = index % 4 === 0;
    const length = isInch ? 54 : index % 2 === 0 ? 30 : 18;
    const figure =
      isInch && index > 0
        ? `<text x="${x + 4}" y="392" font-size="22" font-family="sans-serif" font-weight="700">${index / 4}</text>`
        : "";
    return `<path d="M${x} 452v${-length}" stroke="#2a2a26" stroke-width="${isInch ? 2.6 : 1.5}"/>${figure}`;
  });
  return `<rect x="-60" y="154" width="1100" height="310" opacity=".35" filter="url(#shadow)"/>
    <rect x="-60" y="140" width="1100" height="316" fill="${color}"/>
    <rect x="-60" y="140" width="1100" height="22" fill="#fff" opacity=".35"/>
    <rect x="58" y="120" width="30" height="350" fill="#b8b2a0"/><g fill="#2a2a26">${ticks.join("")}</g>`;
}

const OUTLINE =
  "M118 292C150 238 236 196 372 190c150-4 262 46 356 78 26 8 52 10 66 6-4 20-4 44 2 62-22-4-48 0-72 8-94 34-214 60-340 54C250 390 152 350 118 292Z";
const FINS =
  "M330 196c30-44 96-66 150-58-8 26-10 44 6 62zM540 218c22-30 70-40 104-30-10 18-10 34 0 58zM420 396c10 34 46 58 84 60-6-22 0-42 14-62zM600 362c8 30 36 48 70 50-8-22-4-44 8-66zM786 270c40-14 84-52 104-62-8 40-14 78-10 100 2 26 12 66 22 92-36-14-70-48-108-62z";

function drawFish(seed, { fin, mark, kind }) {
  return `<path d="${OUTLINE}" transform="translate(6 20)" opacity=".4" filter="url(#shadow)"/><path d="${FINS}" fill="${fin}"/>
    <path d="${OUTLINE}" fill="url(#body)"/>
    <g clip-path="url(#within)">${drawMarks[kind](randomFrom(seed), mark)}
      <rect x="100" y="180" width="720" height="240" filter="url(#scales)" opacity=".35"/>
      <rect x="100" y="186" width="720" height="212" fill="url(#shine)"/></g>
    <path d="M262 236q34 56-6 128" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"/>
    <path d="M290 312c30-6 74 4 92 30-26 18-70 16-96-4z" fill="${fin}" opacity=".85"/>
    <path d="M118 294q44 14 84 8" stroke="#1a1a16" stroke-width="4" fill="none" opacity=".6"/>
    <circle cx="186" cy="266" r="15" fill="#d8c98a"/><circle cx="186" cy="266" r="9"/><circle cx="182" cy="262" r="3" fill="#fff"/>`;
}

const times = (count, mark) => Array.from({ length: count }, (_, index) => mark(index)).join("");
const drawMarks = {
  bars: (random, color) =>
    times(
      7,
      (index) =>
        `<path d="M${250 + index * 62} 210q${8 + random() * 10} 70 ${-6 + random() * 12} 150l22 0q10-80 4-150z" fill="${color}" opacity=".42"/>`,
    ),
  spots: (random, color) =>
    times(
      110,
      () =>
        `<ellipse cx="${200 + random() * 520}" cy="${232 + random() * 120}" rx="${4 + random() * 7}" ry="${3 + random() * 4}" fill="${color}" opacity="${0.35 + random() * 0.4}"/>`,
    ),
  blotches: (random, color) =>
    times(
      34,
      () =>
        `<path d="M${210 + random() * 480} ${215 + random() * 90}q${10 + random() * 20} ${-12 + random() * 24} ${20 + random() * 30} ${-4 + random() * 10}q-6 ${10 + random() * 22}-28 ${8 + random() * 12}z" fill="${color}" opacity=".34"/>`,
    ),
  band: (random, color) =>
    times(
      26,
      (index) =>
        `<ellipse cx="${230 + index * 21}" cy="${286 + random() * 14}" rx="${14 + random() * 10}" ry="${9 + random() * 9}" fill="${color}" opacity=".45"/>`,
    ),
};
