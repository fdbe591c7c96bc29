import {encode} from 'uqr';

/** The border in modules, on each side. */
const BORDER = 2;

/**
 * Returns the URL of an SVG image with a QR code. The dark modules of a row are drawn as lines, a fifth of the size of one
 * square for each: a print job has hundreds of codes.
 */
export function toSlipQrCode(text: string): string {
  const {data, size} = encode(text, {ecc: 'M', border: BORDER});
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${data.map(toLines).join('')}"/></svg>`;
  return `data:image/svg+xml,${svg.replace(/[<>"#]/g, encodeURIComponent)}`;
}

function toLines(row: readonly boolean[], y: number): string {
  let lines = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) lines += `M${start} ${y + 0.5}h${x - start}`;
  }
  return lines;
}
