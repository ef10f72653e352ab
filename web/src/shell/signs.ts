// The sign of each seat as an SVG path around 0,0 that reaches about 10 units far. It always stands beside the colour.

const point = (angle: number, radius: number) => `${(radius * Math.sin(angle)).toFixed(2)},${(-radius * Math.cos(angle)).toFixed(2)}`;
const polygon = (count: number, radius: (index: number) => number) =>
  `M${Array.from({ length: count }, (_, index) => point((index * 2 * Math.PI) / count, radius(index))).join("L")}Z`;
const circle = (radius: number) => `M${-radius},0a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;

const SIGNS = [
  circle(9),
  "M-8,-8H8V8H-8Z",
  "M0,-9.5L9.8,8H-9.8Z",
  "M0,-10.8L10.8,0L0,10.8L-10.8,0Z",
  "M-3.5,-10H3.5V-3.5H10V3.5H3.5V10H-3.5V3.5H-10V-3.5H-3.5Z",
  polygon(10, (index) => (index % 2 ? 4.6 : 10.6)),
  polygon(6, () => 9.6),
  circle(9.5) + circle(5),
];

/** The path of a seat's sign; draw it with `fill-rule="evenodd"`. */
export function sign(seat: number): string {
  return SIGNS[(seat - 1) % SIGNS.length] ?? circle(9);
}
