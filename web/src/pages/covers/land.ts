// What stands on a cover's horizon. Everything reaches from -160 to 460, and down to the foot at 380.

const LEFT = -160;
const RIGHT = 460;
const FOOT = 380;

type Chance = () => number;

/** Roofs, towers and domes. */
export function city(chance: Chance, level: number): string {
  let path = `M${LEFT},${FOOT}V${level}`;
  for (let x = LEFT; x < RIGHT; ) {
    const width = 20 + chance() * 26;
    const top = level - chance() * 62;
    const roof = chance();
    path += `L${x.toFixed(1)},${top.toFixed(1)}`;
    if (roof < 0.3) path += `l${(width / 2).toFixed(1)},-20l${(width / 2).toFixed(1)},20`;
    else if (roof < 0.46) path += `a${(width / 2).toFixed(1)},${(width / 2).toFixed(1)} 0 0 1 ${width.toFixed(1)},0`;
    else path += `h${width.toFixed(1)}`;
    x += width;
  }
  return `${path}V${FOOT}Z`;
}

/** Sharp mountains. */
export function peaks(chance: Chance, level: number): string {
  let path = `M${LEFT},${FOOT}V${level}`;
  for (let x = LEFT; x < RIGHT; ) {
    const half = 46 + chance() * 48;
    path += `L${(x + half).toFixed(1)},${(level - 40 - chance() * 76).toFixed(1)}L${(x + 2 * half).toFixed(1)},${level}`;
    x += half * (1.1 + chance() * 0.6);
  }
  return `${path}L${RIGHT},${level}V${FOOT}Z`;
}

/** Round hills, or waves. */
export function hills(chance: Chance, level: number): string {
  let path = `M${LEFT},${FOOT}V${level}`;
  for (let x = LEFT; x < RIGHT; ) {
    const width = 90 + chance() * 110;
    path += `q${(width / 2).toFixed(1)},${(-26 - chance() * 54).toFixed(1)} ${width.toFixed(1)},0`;
    x += width;
  }
  return `${path}V${FOOT}Z`;
}

/** Beams from a point, all around. */
export function rays(x: number, y: number, count: number): string {
  const at = (turn: number) => `${(x + 520 * Math.cos(turn)).toFixed(1)},${(y + 520 * Math.sin(turn)).toFixed(1)}`;
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, n) => `M${x},${y}L${at((n + 0.25) * step)}L${at((n + 0.75) * step)}Z`).join("");
}
